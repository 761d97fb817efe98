public import Foundation
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    let key: String; public init(stringLiteral value: String) { key = value }
}
public struct EmptyView: View { public init() {}; public var drawn: Drawn { Drawn(kind: "empty") } }
public struct Text: View {
    public let drawn: Drawn
    public init(_ key: LocalizedStringKey, bundle: Bundle?) { drawn = Drawn(kind: "text", text: key.key) }
    public init(verbatim text: String) { drawn = Drawn(kind: "text", text: text) }
    public func font(_ font: Font?) -> Text { self }
    public func monospacedDigit() -> Text { self }
}
// What is only ever made is a function here: calls look the same.
@MainActor public func Image(systemName: String) -> some View { Primitive("image", systemName) }
@MainActor public func Button<Label: View>(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
) -> some View { Primitive("button", "", [label().drawn], tap: { MainActor.assumeIsolated { action() } }) }
@MainActor public func VStack<Content: View>(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
) -> some View { Primitive("column", content()) }
@MainActor public func HStack<In: View>(spacing: CGFloat? = nil, @ViewBuilder content: () -> In) -> some View {
    Primitive("row", content())
}
@MainActor public func List<In: View>(@ViewBuilder content: () -> In) -> some View { Primitive("list", content()) }
@MainActor public func Link<Label: View>(destination: URL, @ViewBuilder label: () -> Label) -> some View {
    Primitive("link", label())
}
@MainActor public func Section<Header: View, Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
) -> some View { Primitive("section", "", [header().drawn, content().drawn]) }
@MainActor public func Toggle<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) -> some View {
    Primitive("toggle", "\(isOn.wrappedValue)", [label().drawn], tap: { isOn.wrappedValue.toggle() })
}
@MainActor public func Menu<Label: View, Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
) -> some View { Primitive("menu", "", [label().drawn, content().drawn]) }
public struct Slider: View {
    public let drawn: Drawn
    /// For tests to drag: the binding, and what its release does.
    @MainActor public static var last: (value: Binding<Double>, edited: (Bool) -> Void)?
    public init(value: Binding<Double>, in range: ClosedRange<Double>, onEditingChanged: @escaping (Bool) -> Void) {
        Slider.last = (value, onEditingChanged)
        drawn = Drawn(kind: "slider", text: "\(value.wrappedValue) in \(range)")
    }
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    public let drawn: Drawn
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        drawn = Drawn(kind: "each", parts: data.map { content($0).drawn })
    }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { ListEdits.move = action; return self }
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { ListEdits.delete = action; return self }
}
@MainActor public enum ListEdits {
    public static var move: ((IndexSet, Int) -> Void)?, delete: ((IndexSet) -> Void)?
}
public struct Color: View {
    public static let accentColor = Color(), clear = Color()
    public var drawn: Drawn { Drawn(kind: "color") }
}
public enum Font: Sendable { case headline, subheadline, caption, title }
public enum Alignment: Sendable { case bottom, leading, center }; public enum UnitPoint: Sendable { case leading }
public enum HorizontalAlignment: Sendable { case center, leading }; public enum Material: Sendable { case bar }
public enum Edge { public enum Set: Sendable { case all, horizontal, vertical, bottom } }
public enum Visibility: Sendable { case visible }; public enum ButtonRole: Sendable { case destructive }
public enum HierarchicalStyle: Sendable { case secondary }; public enum PlainStyle: Sendable { case plain }
public enum VerticalEdge: Sendable { case bottom }
@MainActor public protocol App { associatedtype Body: Scene; var body: Body { get }; init() }
extension App { public static func main() {} }; public protocol Scene {}
public struct WindowGroup<In: View>: Scene { public init(@ViewBuilder content: () -> In) {} }
@MainActor public func TabView<In: View>(@ViewBuilder content: () -> In) -> some View { Primitive("tabs", content()) }
@MainActor public func Tab<In: View>(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> In
) -> some View { Primitive("tab", content()) }
