public import Foundation
extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { wrapped("padding") }
    public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { wrapped("frame") }
    public func frame(height: CGFloat?) -> some View { wrapped("frame", "\(height ?? -1)") }
    public func scaleEffect(x: CGFloat, anchor: UnitPoint) -> some View { wrapped("scale", "\(x)") }
    public func font(_ font: Font?) -> some View { wrapped("font") }
    public func lineLimit(_ number: Int?) -> some View { wrapped("lines", "\(number ?? 0)") }
    public func foregroundStyle(_ style: HierarchicalStyle) -> some View { wrapped("style") }
    public func buttonStyle(_ style: PlainStyle) -> some View { wrapped("style") }
    public func background(_ style: Material) -> some View { wrapped("background") }
    public func disabled(_ isDisabled: Bool) -> some View { wrapped("disabled", "\(isDisabled)") }
    public func accessibilityLabel(_ label: Text) -> some View { wrapped("label", label.drawn.text) }
    public func accessibilityValue(_ value: Text) -> some View { wrapped("value", value.drawn.text) }
    public func accessibilityHidden(_ isHidden: Bool) -> some View { wrapped("hidden") }
    public func sheet<Sheet: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Sheet) -> some View {
        wrapped("sheet", "\(isPresented.wrappedValue)", isPresented.wrappedValue ? [content().drawn] : [])
    }
    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, @ViewBuilder actions: () -> Actions
    ) -> some View { wrapped("dialog", title.drawn.text, isPresented.wrappedValue ? [actions().drawn] : []) }
    public func overlay<In: View>(alignment: Alignment, @ViewBuilder content: () -> In) -> some View {
        wrapped("overlay", "", [content().drawn])
    }
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, spacing: CGFloat?, @ViewBuilder content: () -> Inset
    ) -> some View { wrapped("inset", "", [content().drawn]) }
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        modifier.body(content: Primitive("content", "", [drawn]))
    }
    @available(iOS 26.1, *) public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { wrapped("accessory", "\(isEnabled)", isEnabled ? [content().drawn] : []) }
}
