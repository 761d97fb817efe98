/// What goes wrong while the tempo is changed.
public enum SonicError: Error, Hashable, Sendable {
    /// There is no memory for the sound that is held back.
    case outOfMemory
}
