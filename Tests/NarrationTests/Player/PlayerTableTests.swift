import Narration
import Testing

/// Every state of the sound against every event, as one table.
///
/// A cell is the state afterwards and, behind a colon, what has to be done: d load, a advance, s start, h hold, x halt,
/// j jump, v save, e finished, r replan, p speed, ! refuse.
@Suite("The player's table of states and events")
struct PlayerTableTests {
    /// I idle, L loading, l loading and held, P playing, W waiting, H held by the listener, X by an interruption, O for
    /// lost headphones, S by the sleep timer, F finished (one item is left), E failed (one item is left).
    static let states = Array("ILlPWHXOSFE")

    struct Row: Sendable {
        let event: String
        let cells: [String]
        let at: SourceLocation

        init(_ event: String, _ cells: String, at: SourceLocation = #_sourceLocation) {
            self.event = event
            self.cells = cells.split(separator: " ").map(String.init)
            self.at = at
        }
    }

    static let rows = [
        //                                     I    L    l     P    W    H     X     O     S     F    E
        Row("play", "L:d  L    L:s   P    W    P:s   X:!   P:s   P:s   L:d  L:d"),
        Row("play the last item", "L:vd L:vd L:vd  L:vd L:vd L:vd  L:vd  L:vd  L:vd  L:vd L:vd"),
        Row("play here", "L:d  L    L:s   P    W    P:s   X:!   P:s   P:s   L:d  L:d"),
        Row("pause", "I    l:h  l     H:hv H:hv H     H     H     H     F    E"),
        Row("toggle", "L:d  l:h  L:s   H:hv H:hv P:s   X:!   P:s   P:s   L:d  L:d"),
        Row("stop", "I    I:vx I:vx  I:vx I:vx I:vx  I:vx  I:vx  I:vx  I    I"),
        Row("next", "I:v  L:vd l:vdh L:vd L:vd l:vdh l:vdh l:vdh l:vdh F:!  E:!"),
        Row("previous", "I:v  L:jv l:jv  P:jv W:jv H:jv  X:jv  O:jv  S:jv  I:v  I:v"),
        Row("a sentence on", "I:v  L:jv l:jv  P:jv W:jv H:jv  X:jv  O:jv  S:jv  I:v  I:v"),
        Row("speed", "I    L:p  l:p   P:p  W:p  H:p   X:p   O:p   S:p   F    E"),
        Row("dismiss", "I    I:vx I:vx  I:vx I:vx I:vx  I:vx  I:vx  I:vx  I    I"),
        Row("appear", "I    L    l     P    W    H     X     O     S     F    E"),
        Row("add", "I    L:r  l:r   P:r  W:r  H:r   X:r   O:r   S:r   I    E"),
        Row("move the first", "I    L:r  l:r   P:r  W:r  H:r   X:r   O:r   S:r   F    E"),
        Row("remove the first", "I:v  L:vd l:vdh L:vd L:vd l:vdh l:vdh l:vdh l:vdh I:v  I:v"),
        Row("clear", "I    I:vx I:vx  I:vx I:vx I:vx  I:vx  I:vx  I:vx  I    I"),
        Row("switch off", "I    I:vx I:vx  I:vx I:vx I:vx  I:vx  I:vx  I:vx  I    I"),
        Row("sounding", "I:!  P    H:h   P    P    H:v   X:v   O:v   S:v   F:!  E:!"),
        Row("ran dry", "I:!  L    l     W    W    H     X     O     S     F:!  E:!"),
        Row("ended", "I:!  L:ea l:eah L:ea L:ea l:eah l:eah l:eah l:eah F:!  E:!"),
        Row("failed", "I:!  L:vd E:vx  L:vd L:vd E:vx  E:vx  E:vx  E:vx  F:!  E:!"),
        Row("interruption began", "I:!  X:hv l     X:hv X:hv H     X     O     S     F:!  E:!"),
        Row("interruption ended, may resume", "I:!  L    l     P    W    H     P:s   O     S     F:!  E:!"),
        Row("interruption ended", "I:!  L    l     P    W    H     H     O     S     F:!  E:!"),
        Row("output lost", "I:!  O:hv l     O:hv O:hv H     X     O     S     F:!  E:!"),
        Row("tick after six seconds", "I    L:v  l     P:v  W:v  H     X     O     S     F    E"),
    ]

    /// A player in a state, its first item at utterance 50.
    static func listening(_ state: Character) -> Listening {
        let listening = Listening(articles: state == "F" || state == "E" ? 1 : 3)
        let place = Place(utterance: 50)
        listening.send(.seek(.place(place)))
        switch state {
        case "I": break
        case "L": listening.send(.play)
        case "l":
            listening.send(.play)
            listening.send(.pause)
        case "F":
            listening.play(at: place)
            listening.send(.ended(listening.item(0)))
        case "E":
            listening.send(.play)
            listening.send(.failed(listening.item(0), reason: "no voice"))
        default:
            listening.play(at: place)
            switch state {
            case "W": listening.send(.ranDry(listening.item(0)))
            case "H": listening.send(.pause)
            case "X": listening.send(.interruptionBegan)
            case "O": listening.send(.outputLost)
            case "S":
                listening.send(.sleep(.after(milliseconds: 0)))
                listening.send(.tick)
            default: break
            }
        }
        _ = listening.taken()
        return listening
    }

    static func event(_ name: String, in listening: Listening) -> PlayerEvent? {
        let first = listening.item(0)
        switch name {
        case "play": return .play
        case "play the last item": return .playItem(listening.player.queue.items.last?.id ?? first)
        case "play here": return .playHere
        case "pause": return .pause
        case "toggle": return .toggle
        case "stop": return .stop
        case "next": return .next
        case "previous": return .previous
        case "a sentence on": return .seek(.sentences(1))
        case "speed": return .speed(Speed(1.5))
        case "dismiss": return .dismiss
        case "appear": return .appear
        case "add": return .add([Listening.addition(9)], at: .next, allowingDuplicates: false)
        case "move the first": return .move(first, to: 1)
        case "remove the first": return .remove(first)
        case "clear": return .clear
        case "switch off": return .readAloud(isOn: false)
        case "sounding": return .sounding(first, at: Place(utterance: 50, milliseconds: 500))
        case "ran dry": return .ranDry(first)
        case "ended": return .ended(first)
        case "failed": return .failed(first, reason: "no voice")
        case "interruption began": return .interruptionBegan
        case "interruption ended, may resume": return .interruptionEnded(mayResume: true)
        case "interruption ended": return .interruptionEnded(mayResume: false)
        case "output lost": return .outputLost
        case "tick after six seconds": return .tick
        default: return nil
        }
    }

    static func code(of playback: Playback) -> String {
        switch playback {
        case .idle: "I"
        case .loading(_, starts: true): "L"
        case .loading(_, starts: false): "l"
        case .playing: "P"
        case .waiting: "W"
        case .paused(_, .listener): "H"
        case .paused(_, .interruption): "X"
        case .paused(_, .outputLost): "O"
        case .paused(_, .sleepTimer): "S"
        case .finished: "F"
        case .failed: "E"
        }
    }

    static func code(of command: PlayerCommand) -> String {
        switch command {
        case .load: "d"
        case .advance: "a"
        case .start: "s"
        case .hold: "h"
        case .halt: "x"
        case .jump: "j"
        case .speed: "p"
        case .fade: "f"
        case .save: "v"
        case .remember: "m"
        case .finished: "e"
        case .replan: "r"
        case .refuse: "!"
        }
    }

    /// What an event makes of a state, as a cell.
    static func cell(_ name: String, in state: Character) -> String? {
        let listening = listening(state)
        guard let event = event(name, in: listening) else { return nil }
        if name == "tick after six seconds" { listening.ticks += 6_000 }
        let commands = listening.send(event)
        let done = commands.map(code).joined()
        return code(of: listening.player.playback) + (done.isEmpty ? "" : ":" + done)
    }

    @Test("The event makes of each state what the table says", arguments: rows)
    func table(_ row: Row) {
        for (state, expected) in zip(Self.states, row.cells) {
            #expect(Self.cell(row.event, in: state) == expected, "in state \(state)", sourceLocation: row.at)
        }
        #expect(row.cells.count == Self.states.count, sourceLocation: row.at)
    }
}
