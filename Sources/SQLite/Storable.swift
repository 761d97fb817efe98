/// A value as SQLite keeps it.
public enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])
}

/// What can be bound to a statement and read from a row.
///
/// Reading never fails: SQLite converts between kinds itself, and what is not there is zero or empty. Where that
/// matters, an optional is read.
public protocol Storable {
    /// The value as it is kept.
    var stored: StoredValue { get }
    /// The value of what was kept.
    init(stored: StoredValue)
}

extension Int64: Storable {
    public var stored: StoredValue { .integer(self) }

    public init(stored: StoredValue) {
        switch stored {
        case .integer(let value): self = value
        // A number that does not fit is pinned to the nearest that does.
        case .real(let value): self = Int64(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : .min)
        case .text(let text): self = Int64(text) ?? 0
        case .null, .bytes: self = 0
        }
    }
}

extension Int: Storable {
    public var stored: StoredValue { .integer(Int64(self)) }

    public init(stored: StoredValue) {
        self = Int(clamping: Int64(stored: stored))
    }
}

extension UInt64: Storable {
    /// SQLite's integers have a sign: the 64 bits are kept as they are.
    public var stored: StoredValue { .integer(Int64(bitPattern: self)) }

    public init(stored: StoredValue) {
        self = UInt64(bitPattern: Int64(stored: stored))
    }
}

extension Bool: Storable {
    public var stored: StoredValue { .integer(self ? 1 : 0) }

    public init(stored: StoredValue) {
        self = Int64(stored: stored) != 0
    }
}

extension Double: Storable {
    public var stored: StoredValue { .real(self) }

    public init(stored: StoredValue) {
        switch stored {
        case .integer(let value): self = Double(value)
        case .real(let value): self = value
        case .text(let text): self = Double(text) ?? 0
        case .null, .bytes: self = 0
        }
    }
}

extension String: Storable {
    public var stored: StoredValue { .text(self) }

    public init(stored: StoredValue) {
        switch stored {
        case .text(let text): self = text
        case .integer(let value): self = String(value)
        case .real(let value): self = String(value)
        case .bytes(let bytes): self = String(decoding: bytes, as: UTF8.self)
        case .null: self = ""
        }
    }
}

extension [UInt8]: Storable {
    public var stored: StoredValue { .bytes(self) }

    public init(stored: StoredValue) {
        switch stored {
        case .bytes(let bytes): self = bytes
        case .text(let text): self = Array(text.utf8)
        case .integer, .real, .null: self = []
        }
    }
}

extension Optional: Storable where Wrapped: Storable {
    public var stored: StoredValue { map(\.stored) ?? .null }

    public init(stored: StoredValue) {
        self = stored == .null ? nil : Wrapped(stored: stored)
    }
}
