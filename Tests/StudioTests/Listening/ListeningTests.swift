import Testing

/// Tests that listen to what comes out: its length, level, silences, and the words that a recogniser hears.
///
/// They need the real voice, and some the recogniser; where those are missing they are skipped and say so. One after
/// another, because each keeps every core busy.
@Suite("Listening", .serialized, .timeLimit(.minutes(10)), .enabled(if: Room.hasVoice, Room.noVoice))
enum ListeningTests {}
