public import Foundation

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    let key: String
    public init(stringLiteral value: String) { key = value }
}
public struct Text: View {
    public let drawn: Drawn
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        drawn = Drawn(kind: "text", text: key.key)
    }
    public init(verbatim text: String) { drawn = Drawn(kind: "text", text: text) }
    public func font(_ font: Font?) -> Text { self }
    public func monospacedDigit() -> Text { self }
}
public struct Image: View {
    public let drawn: Drawn
    public init(systemName: String) { drawn = Drawn(kind: "image", text: systemName) }
}
public struct ButtonRole: Sendable { public static let destructive = ButtonRole() }
public struct Button<Label: View>: View {
    public let drawn: Drawn
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        drawn = Drawn(kind: "button", tap: { MainActor.assumeIsolated { action() } }, parts: [label().drawn])
    }
}
public struct VStack<Content: View>: View {
    public let drawn: Drawn
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { drawn = Drawn(kind: "column", parts: [content().drawn]) }
}
public struct HStack<Content: View>: View {
    public let drawn: Drawn
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        drawn = Drawn(kind: "row", parts: [content().drawn])
    }
}
public struct List<Content: View>: View {
    public let drawn: Drawn
    public init(@ViewBuilder content: () -> Content) { drawn = Drawn(kind: "list", parts: [content().drawn]) }
}
public struct Section<Header: View, Content: View>: View {
    public let drawn: Drawn
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        drawn = Drawn(kind: "section", parts: [header().drawn, content().drawn])
    }
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    public var drawn: Drawn
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        drawn = Drawn(kind: "each", parts: data.map { content($0).drawn })
    }
    /// The last lists' handlers, for tests to call.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        ListEdits.move = action
        return self
    }
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        ListEdits.delete = action
        return self
    }
}
@MainActor public enum ListEdits {
    public static var move: ((IndexSet, Int) -> Void)?
    public static var delete: ((IndexSet) -> Void)?
}
public struct Slider: View {
    public let drawn: Drawn
    /// The last slider's binding and what its release does, for tests to drag.
    @MainActor public static var last: (value: Binding<Double>, edited: (Bool) -> Void)?
    public init(value: Binding<Double>, in range: ClosedRange<Double>, onEditingChanged: @escaping (Bool) -> Void) {
        Slider.last = (value, onEditingChanged)
        drawn = Drawn(kind: "slider", text: "\(value.wrappedValue) in \(range)")
    }
}
public struct Toggle<Label: View>: View {
    public let drawn: Drawn
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        drawn = Drawn(
            kind: "toggle", text: "\(isOn.wrappedValue)", tap: { isOn.wrappedValue.toggle() }, parts: [label().drawn])
    }
}
public struct Menu<Label: View, Content: View>: View {
    public let drawn: Drawn
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        drawn = Drawn(kind: "menu", parts: [label().drawn, content().drawn])
    }
}
public struct Font: Sendable { public static let headline = Font(), subheadline = Font(), caption = Font(), title = Font() }
public enum Alignment: Sendable { case bottom, top, leading }
public enum HorizontalAlignment: Sendable { case center, leading }
public enum VerticalEdge: Sendable { case top, bottom }
public enum Visibility: Sendable { case automatic, visible }
public struct Edge { public enum Set: Sendable { case all, horizontal, vertical, bottom } }
public struct Color: View {
    public static let accentColor = Color()
    public var drawn: Drawn { Drawn(kind: "color") }
}
public struct HierarchicalStyle: Sendable { public static let secondary = HierarchicalStyle() }
public struct PlainStyle: Sendable { public static let plain = PlainStyle() }
public struct Material: Sendable { public static let bar = Material() }
public struct UnitPoint: Sendable { public static let leading = UnitPoint() }
