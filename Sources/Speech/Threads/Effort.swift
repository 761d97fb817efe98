/// How much a task's speech may be in the way of others.
public enum Effort {
    /// How nice threads in the background are to all others on the machine.
    public static let niceness: Int32 = 10

    /// Whether nobody waits for what the task makes: engines then compute on threads of low priority.
    @TaskLocal public static var isInBackground = false
}
