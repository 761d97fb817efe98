@main
enum Earmark {
    static func main() {}
}
