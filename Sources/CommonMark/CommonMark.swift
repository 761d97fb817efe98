internal import CCommonMark

#if canImport(Glibc)
    internal import Glibc
#endif

/// Markdown as HTML, by the rules of CommonMark 0.30. Quotes and dashes stay as they are written.
///
/// HTML inside the Markdown is left out, as are dangerous addresses, unless `keepingHTML` is set: do that only where
/// the result is read and never shown. Never fails.
public func html(fromMarkdown text: String, keepingHTML: Bool = false) -> String {
    let bytes = Array(text.utf8)
    let options = CMARK_OPT_DEFAULT | (keepingHTML ? CMARK_OPT_UNSAFE : 0)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
            // The result is NUL-terminated and ours to free.
            guard let start = characters.baseAddress,
                let html = unsafe cmark_markdown_to_html(start, characters.count, options)
            else { return "" }
            defer { unsafe free(html) }
            return unsafe String(cString: html)
        }
    }
}
