import Foundation
import Intake
import Library
import Markup
import Narration

/// What is to be read aloud, and by which rules: a source, or an article of the library.
struct ReadingMatter {
    /// The article.
    var article: Article
    /// What becomes of the kinds of content that not everybody wants to hear.
    var rules: SkipRules
    /// The listener's dictionary.
    var pronunciations: Pronunciations

    /// Its script.
    var script: Script { Script(of: article, rules: rules, pronunciations: pronunciations) }

    /// Reads or fetches a source. What is no file is looked up in the library; what the library knows of rules and
    /// pronunciations counts for every source.
    ///
    /// - Parameters:
    ///   - source: what was given.
    ///   - typed: the rules that were typed; they stand above those of the library.
    ///   - given: entries of a dictionary that was named; they stand before those of the library.
    ///   - title: the title that was typed.
    ///   - language: the language that was typed.
    ///   - data: the data folder.
    /// - Throws: `IntakeError`, `ToolError`, `LibraryError`, `CancellationError`.
    init(
        of source: Source, rules typed: SkipRules, pronunciations given: Pronunciations, title: String?,
        language: LanguageTag?, data: DataFolder
    ) async throws {
        var library: Library?
        do {
            library = try data.libraryForReading()
        } catch {
            // A file or a page can be read without a library; that its rules do not count is said.
            guard source.articleName == nil else { throw error }
            Failure(error).report()
        }
        let kept = try await library?.pronunciations() ?? Pronunciations()
        pronunciations = Pronunciations(given.entries + kept.entries)
        let usual = try await library?.settings().skipRules ?? SkipRules()
        if let library, let name = source.articleName, case let naming = try await library.article(named: name),
            naming != .none
        {
            let saved = try await library.oneArticle(named: name)
            article = Intake.article(saved, content: try await library.content(of: saved.id))
            if let title { article.title = title }
            if let language { (article.language, article.languageIsCertain) = (language, true) }
            rules = try await usual.overridden(by: library.ownSkipRules(of: saved.id)).overridden(by: typed.changed)
        } else {
            article = try await Intake.typedArticle(from: source, title: title, language: language)
            rules = usual.overridden(by: typed.changed)
        }
    }
}

extension Source {
    /// What may be an article of the library: a path at which there is no file.
    fileprivate var articleName: String? {
        guard case .file(let path) = self, !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("."),
            !FileManager.default.fileExists(atPath: path)
        else { return nil }
        return path
    }
}
