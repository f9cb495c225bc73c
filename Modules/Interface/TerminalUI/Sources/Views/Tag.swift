import Terminal

extension View {
  /// Makes the view an option of the `Picker` around: selecting it selects this value, which must be of the type that
  /// the picker selects.
  public func tag(_ value: some Hashable) -> some View {
    TaggedView(content: self, tag: AnyHashable(value))
  }
}

extension EnvironmentValues {
  private struct SelectionKey: EnvironmentKey {
    static let defaultValue: AnyHashable? = nil
  }

  /// What the picker around has selected.
  var selection: AnyHashable? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
}

private struct TaggedView: PrimitiveView {
  let content: any View
  let tag: AnyHashable

  func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    let isSelected = environment.selection == tag
    let isBold = isSelected && (environment.pickerStyle != .wheel || environment.isFocused)
    let children = evaluation.collect {
      evaluation.with {
        if !$0.isEnabled { $0.text.foreground = .secondary } else if isSelected { $0.text.foreground = .accent }
        if isBold { $0.text.attributes.insert(.bold) }
      } _: {
        content.evaluate(in: $0)
      }
    }
    evaluation.add(TagElement(tag: tag), children: Node.one(children))
  }
}

/// An option, with the value that it stands for.
struct TagElement: WrapperElement {
  let tag: AnyHashable
}
