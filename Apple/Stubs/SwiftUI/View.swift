public import Foundation

/// What a view draws, as tests see it: a kind, a text, what a tap does, and what is in it.
public struct Drawn {
    public var kind: String
    public var text = ""
    public var tap: (() -> Void)?
    public var parts: [Drawn] = []
}

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    var drawn: Drawn { get }
}
extension View {
    public var drawn: Drawn { body.drawn }
    func wrapped(_ kind: String, text: String = "", with parts: [Drawn] = [], tap: (() -> Void)? = nil) -> some View {
        Primitive(Drawn(kind: kind, text: text, tap: tap, parts: [drawn] + parts))
    }
}
extension Never: View { public typealias Body = Never }
extension View where Body == Never { public var body: Never { fatalError("a primitive has no body") } }
public struct EmptyView: View {
    nonisolated public init() {}
    public var drawn: Drawn { Drawn(kind: "empty") }
}
struct Primitive: View {
    let drawn: Drawn
    init(_ drawn: Drawn) { self.drawn = drawn }
}
public struct Parts: View {
    public let drawn: Drawn
    init(_ parts: [Drawn]) { drawn = Drawn(kind: "parts", parts: parts) }
}
extension Optional: View where Wrapped: View {
    public var drawn: Drawn { self?.drawn ?? Drawn(kind: "empty") }
}
@resultBuilder @MainActor public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<First: View, each Next: View>(_ first: First, _ next: repeat each Next) -> Parts {
        var parts = [first.drawn]
        for one in repeat each next { parts.append(one.drawn) }
        return Parts(parts)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View>(first: First) -> Parts { Parts([first.drawn]) }
    public static func buildEither<Second: View>(second: Second) -> Parts { Parts([second.drawn]) }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Parts { Parts([content.drawn]) }
}
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = Parts
    @ViewBuilder func body(content: Content) -> Body
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value: AnyObject> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ value: Value) { wrappedValue = value }
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
        let value = wrappedValue
        return Binding(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
    }
}
@propertyWrapper public struct State<Value> {
    final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    let box: Box
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
public struct OpenURLAction { @MainActor public func callAsFunction(_ url: URL) {} }
public struct EnvironmentValues {
    public var openURL = OpenURLAction()
    @available(iOS 26.0, *) public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        TabViewBottomAccessoryPlacement.shown
    }
}
@propertyWrapper public struct Environment<Value> {
    let path: KeyPath<EnvironmentValues, Value>
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}
@available(iOS 26.0, *) public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline, expanded
    @TaskLocal static public var shown: TabViewBottomAccessoryPlacement?
}
