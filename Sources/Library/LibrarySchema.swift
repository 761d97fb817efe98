internal import SQLite

extension Schema {
    /// The library's tables. `docs/LIBRARY.md` explains them.
    ///
    /// Times are milliseconds since 1970. A step is never changed once it was published.
    static let library = Schema(
        application: 0x4541_524B,  // "EARK"
        migrations: [
            Migration("1-articles", sql: articles), Migration("1-search", sql: search),
            Migration("1-listening", sql: listening),
        ])

    private static let articles = """
        CREATE TABLE articles (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL UNIQUE,
            source TEXT NOT NULL,
            source_id TEXT,
            address TEXT,
            address_key TEXT,
            title TEXT NOT NULL,
            title_key TEXT NOT NULL,
            site TEXT,
            authors TEXT NOT NULL,
            declared_language TEXT,
            language_is_certain INTEGER NOT NULL,
            detected_language TEXT,
            is_right_to_left INTEGER NOT NULL,
            published TEXT,
            saved INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            words INTEGER NOT NULL,
            picture TEXT,
            text_hash BLOB NOT NULL,
            is_archived INTEGER NOT NULL DEFAULT 0,
            is_favourite INTEGER NOT NULL DEFAULT 0,
            progress REAL NOT NULL DEFAULT 0,
            finished INTEGER,
            deleted INTEGER
        ) STRICT;
        CREATE UNIQUE INDEX articles_source ON articles (source, source_id)
            WHERE source_id IS NOT NULL AND deleted IS NULL;
        CREATE UNIQUE INDEX articles_address ON articles (address_key)
            WHERE address_key IS NOT NULL AND deleted IS NULL;
        CREATE INDEX articles_text ON articles (text_hash);
        CREATE INDEX articles_deleted ON articles (deleted) WHERE deleted IS NOT NULL;
        CREATE INDEX articles_saved ON articles (saved, id) WHERE deleted IS NULL;
        CREATE INDEX articles_title ON articles (title_key, id) WHERE deleted IS NULL;
        CREATE INDEX articles_words ON articles (words, id) WHERE deleted IS NULL;
        CREATE INDEX articles_shelf_saved ON articles (is_archived, saved, id) WHERE deleted IS NULL;
        CREATE INDEX articles_shelf_title ON articles (is_archived, title_key, id) WHERE deleted IS NULL;
        CREATE INDEX articles_shelf_words ON articles (is_archived, words, id) WHERE deleted IS NULL;
        CREATE INDEX articles_favourite ON articles (saved, id) WHERE is_favourite = 1 AND deleted IS NULL;

        CREATE TABLE contents (
            article INTEGER PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
            format TEXT NOT NULL,
            size INTEGER NOT NULL,
            deflated BLOB NOT NULL
        ) STRICT;

        CREATE TABLE labels (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL UNIQUE
        ) STRICT;
        CREATE TABLE article_labels (
            label INTEGER NOT NULL REFERENCES labels ON DELETE CASCADE,
            article INTEGER NOT NULL REFERENCES articles ON DELETE CASCADE,
            PRIMARY KEY (label, article)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX article_labels_article ON article_labels (article);

        CREATE TABLE skip_rules (
            article INTEGER NOT NULL REFERENCES articles ON DELETE CASCADE,
            kind TEXT NOT NULL,
            rule TEXT NOT NULL,
            PRIMARY KEY (article, kind)
        ) STRICT, WITHOUT ROWID;
        """

    /// `search_words` knows words and, for scripts without spaces, single characters that are searched as phrases; it keeps
    /// no text of its own. `search_pieces` knows which three letters occur, for parts of words.
    private static let search = """
        CREATE TABLE texts (
            article INTEGER PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
            title TEXT NOT NULL,
            names TEXT NOT NULL,
            body TEXT NOT NULL
        ) STRICT;
        CREATE VIRTUAL TABLE search_words USING fts5 (
            title, names, body, content = '', columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
        );
        CREATE VIRTUAL TABLE search_pieces USING fts5 (
            title, names, body, content = 'texts', content_rowid = 'article', columnsize = 0, detail = none,
            tokenize = 'trigram'
        );
        """

    private static let listening = """
        CREATE TABLE positions (
            article INTEGER NOT NULL REFERENCES articles ON DELETE CASCADE,
            device TEXT NOT NULL,
            script TEXT NOT NULL,
            utterance INTEGER NOT NULL,
            milliseconds INTEGER NOT NULL,
            fingerprint INTEGER NOT NULL,
            heard INTEGER NOT NULL,
            PRIMARY KEY (article, device)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE queue_items (
            number INTEGER PRIMARY KEY,
            place INTEGER NOT NULL,
            article TEXT NOT NULL,
            title TEXT NOT NULL,
            site TEXT,
            script TEXT,
            utterance INTEGER,
            milliseconds INTEGER,
            fingerprint INTEGER,
            has_failed INTEGER NOT NULL,
            has_left INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX queue_items_place ON queue_items (has_left, place);

        CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE pronunciations (
            place INTEGER PRIMARY KEY,
            entry TEXT NOT NULL
        ) STRICT;

        CREATE TABLE history (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            article INTEGER NOT NULL REFERENCES articles ON DELETE CASCADE,
            device TEXT NOT NULL,
            script TEXT NOT NULL,
            from_utterance INTEGER NOT NULL,
            from_milliseconds INTEGER NOT NULL,
            to_utterance INTEGER NOT NULL,
            to_milliseconds INTEGER NOT NULL,
            began INTEGER NOT NULL,
            ended INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX history_article ON history (article, id);

        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            service TEXT NOT NULL,
            subject TEXT NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            revision INTEGER NOT NULL,
            made INTEGER NOT NULL,
            due INTEGER NOT NULL,
            tries INTEGER NOT NULL,
            failure TEXT,
            UNIQUE (service, subject, kind)
        ) STRICT;
        CREATE INDEX outbox_due ON outbox (service, due);
        """
}
