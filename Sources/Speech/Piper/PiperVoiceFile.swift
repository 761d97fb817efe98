/// The files of an installed Piper voice.
struct PiperVoiceFile: Hashable, Sendable {
    /// The path of `NAME.onnx`.
    var model: String

    /// The path of `NAME.onnx.json`.
    var configuration: String { model + ".json" }

    /// The name without folder and ending: `en_US-joe-medium`.
    var name: String {
        let file = model.split(separator: "/").last ?? ""
        return String(file.hasSuffix(".onnx") ? file.dropLast(5) : file)
    }
}
