import Library
import Narration

extension Command {
    /// The commands of the library, in the order of the help.
    static let ofLibrary = [add, list, show, edit, label, archive, delete, export, importing, library]

    private static let articleNote = """
        An article is named by its id, the beginning of it, its address, its title, or words of its title.
        """

    private static let json = Option("json", "Print JSON")

    private static func count(_ name: String, _ value: String, _ help: String) -> Option {
        Option(
            name, value: value, help,
            complaint: { text in
                guard let number = Int(text), (0...1_000_000).contains(number) else {
                    return "“\(text)” is no number from 0 to 1000000"
                }
                return nil
            })
    }

    private static let add = Command(
        name: "add", summary: "Keep articles in the library", argument: "FILE|URL|-…",
        options: [
            language, Option("title", value: "TITLE", "The title, where the source has none or a wrong one"),
            Option("label", value: "NAME,…", "Labels to give it"),
            Option("chapters", "Make an article of each chapter of a book"),
            Option("whole", "Make one article of a whole book"),
            Option("refresh", "Fetch again what is known, and keep the new text"),
            Option("again", "Keep an article beside another one with the same text"), json, data,
        ],
        notes: [
            "Sources are files (HTML, Markdown, plain text, EPUB books), web addresses, or - for standard input. What\n"
                + "is in the library already is recognised, by its address or by its text.",
            "Each line is an article: its id and its title.",
        ],
        examples: [
            "earmark add article.html notes.md", "earmark add https://example.org/story --label news",
            "earmark add book.epub --whole",
        ],
        run: { try await AddArticleCommand($0).run() })

    private static let list = Command(
        name: "list", summary: "Show what is in the library, or search it", argument: "WORDS…",
        options: [
            Option("unread", "What is not put away (usual without WORDS)"), Option("archive", "What is put away"),
            Option("favourites", "Favourites"), Option("all", "Everything (usual with WORDS)"),
            Option("label", value: "NAME", "Those with a label"),
            Option(
                "language", value: "TAG", "Those in a language, such as de", complaint: language.complaint),
            count("shorter", "MIN", "Those of at most so many minutes"),
            count("longer", "MIN", "Those of at least so many minutes"),
            Option(
                "sort", value: "BY", "By date, length or title",
                complaint: { Selection.Order(rawValue: $0) == nil ? "“\($0)” is not date, length or title" : nil }),
            Option("reverse", "The other way round"), count("limit", "N", "At most so many; usually 50"),
            count("skip", "N", "Pass over so many"), json, data,
        ],
        notes: [
            "All WORDS have to occur, the last one perhaps only begun. In quotes they stand in a row; -WORD must not\n"
                + "occur (put -- before it). Capitals and accents do not count.",
            "Each line is an article: its id, about how long it takes to hear, when it was saved, its title and site.",
        ],
        examples: [
            "earmark list", "earmark list --shorter 15 --sort length", "earmark list lighthouse",
            "earmark list --label news --json | jq -r '.[].id'",
        ],
        run: { try await ListCommand($0).run() })

    private static let show = Command(
        name: "show", summary: "Show what is known about an article", argument: "ARTICLE",
        options: [
            json, Option("text", "Print its text"), Option("content", "Print what was kept, with its markup"), data,
        ],
        notes: [articleNote],
        examples: ["earmark show lighthouse", "earmark show lighthouse --text"],
        run: { try await ShowCommand($0).run() })

    private static let edit = Command(
        name: "edit", summary: "Change what is known about an article", argument: "ARTICLE",
        options: [
            Option("title", value: "TITLE", "Its title"), Option("site", value: "NAME", "Its site; empty for none"),
            Option("authors", value: "NAME;…", "Its authors"), language,
            Option("detect-language", "Let its text tell its language again"),
            Option("favourite", "Make it a favourite"), Option("no-favourite", "Make it none"), data,
        ],
        notes: [articleNote],
        examples: [
            "earmark edit lighthouse --title 'The Lighthouse' --language en-GB", "earmark edit lighthouse --favourite",
        ],
        run: { try await EditCommand($0).run() })

    private static let label = Command(
        name: "label", summary: "Add and remove labels, or list them", argument: "ARTICLE…",
        options: [
            Option("add", value: "NAME,…", "Labels to add"), Option("remove", value: "NAME,…", "Labels to take away"),
            data,
        ],
        notes: [articleNote, "Without anything, each line is a label: how many articles have it, and its name."],
        examples: ["earmark label", "earmark label lighthouse --add sea,long --remove news"],
        run: { try await LabelCommand($0).run() })

    private static let archive = Command(
        name: "archive", summary: "Put articles away", argument: "ARTICLE…",
        options: [Option("undo", "Take them out again"), data], notes: [articleNote],
        examples: ["earmark archive lighthouse", "earmark archive lighthouse --undo"],
        run: { try await ArchiveCommand($0).run() })

    private static let delete = Command(
        name: "delete", summary: "Delete articles for good", argument: "ARTICLE…",
        options: [Option("yes", "Ask nothing"), data], notes: [articleNote],
        examples: ["earmark delete lighthouse --yes"],
        run: { try await DeleteCommand($0).run() })

    private static let export = Command(
        name: "export", summary: "Write the library into one archive", argument: "FILE.tar.gz",
        options: [
            Option("unread", "Only what is not put away"), Option("archive", "Only what is put away"),
            Option("favourites", "Only favourites"), Option("all", "Everything, which is usual"),
            Option("label", value: "NAME", "Only those with a label"), data,
        ],
        notes: ["The archive has the articles with content, labels, places and rules, settings, dictionary and queue."],
        examples: ["earmark export library.tar.gz"],
        run: { try await ExportCommand($0).run() })

    private static let importing = Command(
        name: "import", summary: "Take an exported archive back", argument: "FILE.tar.gz", options: [data],
        notes: ["What is known stays as it is."], examples: ["earmark import library.tar.gz"],
        run: { try await ImportCommand($0).run() })

    private static let library = Command(
        name: "library", summary: "Tell where the library is and how it is", argument: nil, options: [data],
        notes: [], examples: ["earmark library", "earmark library check"],
        run: { try await LibraryCommand($0).run() },
        commands: [
            Command(
                name: "library check", summary: "Read all of it and say what is damaged", argument: nil,
                options: [data], notes: [], examples: ["earmark library check"],
                run: { try await LibraryCommand($0).run() }),
            Command(
                name: "library rescue", summary: "Set a damaged library aside, save what can be read", argument: nil,
                options: [Option("yes", "Ask nothing"), data],
                notes: ["Nothing is deleted: the damaged file stays beside the new one under another name."],
                examples: ["earmark library rescue --yes"], run: { try await LibraryCommand($0).run() }),
        ])
}
