// swift-tools-version: 6.2
import PackageDescription

/// The strictest language mode that C wrappers compile under.
let language: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
]
/// The settings of every Swift target.
let strict = language + [.treatAllWarnings(as: .error)]

/// A C library of the system: a module map and a shim, no code of ours.
func library(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A Swift target with the package's settings.
func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one target, with the package's settings.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: exclude,
        swiftSettings: strict)
}

/// The code for Apple's frameworks. Where those are missing, recording stand-ins of our own take their names.
#if os(Linux)
    let frameworks = ["UIKit", "SwiftUI", "AVFoundation", "MediaPlayer"]
    let appleSettings = strict
#else
    let frameworks: [String] = []
    // What a later system deprecates must not keep an app from being built.
    let appleSettings = language
#endif
let apple: [Target] =
    frameworks.map { name in
        .target(
            name: name, dependencies: name == "MediaPlayer" ? ["UIKit"] : [], path: "Apple/Stubs/\(name)",
            swiftSettings: strict)
    } + [
        .target(
            name: "EarmarkApple", dependencies: ["Narration"] + frameworks.map { .byName(name: $0) },
            path: "Apple/Sources/EarmarkApple", resources: [.process("Resources")], swiftSettings: appleSettings)
    ]
let appleTests: [Target] =
    frameworks.isEmpty
    ? []
    : [
        .testTarget(
            name: "EarmarkAppleTests",
            dependencies: ["EarmarkApple", "Narration"] + frameworks.map { .byName(name: $0) },
            path: "Apple/Tests/EarmarkAppleTests", swiftSettings: strict)
    ]

let package = Package(
    name: "earmark",
    defaultLocalization: "en",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .executable(name: "earmark", targets: ["earmark"]),
        .library(name: "Narration", targets: ["Narration"]),
        .library(name: "EarmarkApple", targets: ["EarmarkApple"]),
    ],
    targets: [
        // C libraries
        library("CGumbo", pkgConfig: "gumbo", apt: "libgumbo-dev"),
        library("CCommonMark", pkgConfig: "libcmark", apt: "libcmark-dev"),
        library("CEspeakNG", pkgConfig: "espeak-ng", apt: "libespeak-ng-dev"),
        library("CLame", apt: "libmp3lame-dev"),
        library("CMPG123", pkgConfig: "libmpg123", apt: "libmpg123-dev"),
        library("CSoxr", pkgConfig: "soxr", apt: "libsoxr-dev"),
        library("CSonic", apt: "libsonic-dev"),
        library("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"),
        library("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
        library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        library("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev"),
        library("CEBUR128", pkgConfig: "libebur128", apt: "libebur128-dev"),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
        .target(name: "CCLD2", linkerSettings: [.linkedLibrary("cld2")]),
        .target(name: "CONNXRuntime", linkerSettings: [.linkedLibrary("dl")]),

        // Wrappers: the only targets that see C symbols
        target("HTMLTree", ["CGumbo"]),
        target("CommonMark", ["CCommonMark"]),
        target("Language", ["CICU", "CCLD2", "Narration"]),
        target("ONNXRuntime", ["CONNXRuntime"]),
        target("Espeak", ["CEspeakNG"]),
        target("Lame", ["CLame"]),
        target("MPG123", ["CMPG123"]),
        target("Soxr", ["CSoxr"]),
        target("Sonic", ["CSonic"]),
        target("Sodium", ["CSodium"]),
        target("Fetch", ["CCurl"]),
        target("SQLite", ["CSQLite"]),
        target("Archive", ["CZlib", "CArchive"]),

        // Rules and pure code
        target("Narration"),
        target("Audio"),

        // What is kept
        target("Library", ["Narration", "SQLite", "Archive", "Sodium"]),

        // From a saved article to sound
        target("Wording", ["Narration", "Language"]),
        target("Markup", ["Narration", "HTMLTree", "CommonMark", "Language", "Wording"]),
        target("Intake", ["Narration", "Fetch", "Markup", "Language", "Library", "Archive"]),
        target("Speech", ["Narration", "Audio", "Language", "ONNXRuntime", "Espeak", "Sodium", "Fetch"]),
        target("Studio", ["Narration", "Speech", "Audio", "Lame", "MPG123", "Soxr", "Sonic", "Sodium"]),
        .executableTarget(
            name: "earmark",
            dependencies: [
                "Narration", "Fetch", "Intake", "Library", "SQLite", "Markup", "Language", "Wording", "Speech",
                "Studio", "Audio",
            ],
            swiftSettings: strict),

        // Measuring
        .target(
            name: "CScriptFloor", path: "Benchmarks/CScriptFloor",
            linkerSettings: [.linkedLibrary("gumbo"), .linkedLibrary("cld2"), .linkedLibrary("icuuc")]),
        .target(
            name: "CLibraryFloor", path: "Benchmarks/CLibraryFloor", linkerSettings: [.linkedLibrary("sqlite3")]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Espeak", "ONNXRuntime", "CScriptFloor", "HTMLTree", "Language", "Markup", "Narration", "Speech",
                "Studio", "Audio", "CLibraryFloor", "Library", "SQLite",
            ],
            path: "Benchmarks", exclude: ["README.md", "say.py", "extract.py", "CScriptFloor", "CLibraryFloor"],
            swiftSettings: strict),

        // Tests
        .target(name: "TestSupport", dependencies: ["CEBUR128"], swiftSettings: strict),
        tests("Narration"),
        tests("Audio"),
        tests("HTMLTree"),
        tests("CommonMark"),
        tests("Language", ["Narration"]),
        tests("ONNXRuntime"),
        tests("Espeak"),
        tests("Lame"),
        tests("MPG123", ["Lame"]),
        tests("Soxr"),
        tests("Sonic"),
        tests("Sodium"),
        tests("Fetch"),
        tests("SQLite"),
        tests("Archive"),
        tests("Library", ["Narration", "SQLite"]),
        tests("Wording", ["Narration"]),
        tests(
            "Markup", ["Narration", "HTMLTree", "Language"], exclude: ["Golden/Articles", "Golden/Scripts"]),
        tests("Intake", ["Narration", "Fetch", "Library"]),
        tests("Speech", ["Narration", "Audio", "ONNXRuntime", "Espeak", "Fetch"]),
        tests("Studio", ["Narration", "Markup", "Speech", "Audio", "Lame", "MPG123"]),
        tests("earmark", ["Narration", "Intake", "Library", "SQLite"]),
    ] + apple + appleTests
)
