public import Foundation

extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { wrapped("padding") }
    public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, alignment: Alignment = .bottom
    ) -> some View { wrapped("frame") }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        wrapped("frame", text: "\(height ?? -1)")
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint) -> some View {
        wrapped("scale", text: "\(x)")
    }
    public func font(_ font: Font?) -> some View { wrapped("font") }
    public func lineLimit(_ number: Int?) -> some View { wrapped("lines", text: "\(number ?? 0)") }
    public func foregroundStyle(_ style: HierarchicalStyle) -> some View { wrapped("style") }
    public func buttonStyle(_ style: PlainStyle) -> some View { wrapped("style") }
    public func background(_ style: Material) -> some View { wrapped("background") }
    public func disabled(_ isDisabled: Bool) -> some View { wrapped("disabled", text: "\(isDisabled)") }
    public func accessibilityLabel(_ label: Text) -> some View { wrapped("label", text: label.drawn.text) }
    public func accessibilityValue(_ value: Text) -> some View { wrapped("value", text: value.drawn.text) }
    public func accessibilityHidden(_ isHidden: Bool) -> some View { wrapped("hidden") }
    public func sheet<Sheet: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Sheet) -> some View {
        wrapped("sheet", text: "\(isPresented.wrappedValue)", with: isPresented.wrappedValue ? [content().drawn] : [])
    }
    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        wrapped("dialog", text: title.drawn.text, with: isPresented.wrappedValue ? [actions().drawn] : [])
    }
    public func overlay<Over: View>(alignment: Alignment, @ViewBuilder content: () -> Over) -> some View {
        wrapped("overlay", with: [content().drawn])
    }
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> Inset
    ) -> some View { wrapped("inset", with: [content().drawn]) }
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        modifier.body(content: Parts([drawn]))
    }
    @available(iOS 26.1, *) public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { wrapped("accessory", text: "\(isEnabled)", with: isEnabled ? [content().drawn] : []) }
    @available(iOS 26.0, *) public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { wrapped("accessory always", with: [content().drawn]) }
}
