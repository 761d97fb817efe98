/// What a view draws, as tests see it: a kind, a text, what a tap does, and what is in it.
public struct Drawn {
    public var kind: String, text = ""
    public var tap: (() -> Void)?, parts: [Drawn] = []
}
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    var drawn: Drawn { get }
}
extension View {
    public var drawn: Drawn { body.drawn }
    func wrapped(_ kind: String, _ text: String = "", _ parts: [Drawn] = []) -> Primitive {
        Primitive(kind, text, [drawn] + parts)
    }
}
extension Never: View { public typealias Body = Never }
extension View where Body == Never { public var body: Never { fatalError("a primitive has no body") } }
public struct Primitive: View {
    public let drawn: Drawn
    init(_ kind: String, _ content: some View) { drawn = Drawn(kind: kind, parts: [content.drawn]) }
    init(_ kind: String, _ text: String = "", _ parts: [Drawn] = [], tap: (() -> Void)? = nil) {
        drawn = Drawn(kind: kind, text: text, tap: tap, parts: parts)
    }
}
extension Optional: View where Wrapped: View { public var drawn: Drawn { self?.drawn ?? Drawn(kind: "empty") } }
@resultBuilder @MainActor public enum ViewBuilder {
    public static func buildBlock<One: View>(_ content: One) -> One { content }
    public static func buildBlock<One: View, each Next: View>(_ first: One, _ next: repeat each Next) -> Primitive {
        var parts = [first.drawn]
        for one in repeat each next { parts.append(one.drawn) }
        return Primitive("parts", "", parts)
    }
    public static func buildIf<One: View>(_ content: One?) -> One? { content }
    public static func buildEither<One: View>(first: One) -> Primitive { Primitive("either", "", [first.drawn]) }
    public static func buildEither<One: View>(second: One) -> Primitive { Primitive("either", "", [second.drawn]) }
    public static func buildLimitedAvailability<One: View>(_ one: One) -> Primitive { Primitive("if", "", [one.drawn]) }
}
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = Primitive
    @ViewBuilder func body(content: Content) -> Body
}
@propertyWrapper public struct Binding<Value> {
    let get: () -> Value, set: (Value) -> Void
    public var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value: AnyObject> {
    public var wrappedValue: Value; public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
        let value = wrappedValue
        return Binding(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
    }
}
@propertyWrapper public struct State<Value> {
    final class Box { var value: Value; init(_ value: Value) { self.value = value } }
    let box: Box; public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }
    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
@available(iOS 26.0, *) public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline, expanded
    @TaskLocal static public var shown: TabViewBottomAccessoryPlacement?
}
public struct EnvironmentValues {
    @available(iOS 26.0, *) public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .shown }
}
@propertyWrapper public struct Environment<Value> {
    let path: KeyPath<EnvironmentValues, Value>
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}
