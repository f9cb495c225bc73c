import Terminal

extension View {
  /// Makes the view an option of the `Picker` around it. Selecting the option selects this value, which must be of
  /// the picker's type.
  public func tag(_ value: some Hashable) -> some View {
    TaggedView(content: self, tag: AnyHashable(value))
  }
}

extension EnvironmentValues {
  private struct SelectionKey: EnvironmentKey {
    static let defaultValue: AnyHashable? = nil
  }

  /// The selected value of the picker around the view.
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
        if !$0.isEnabled { $0.text.foreground = .disabled }
        if isBold { $0.text.attributes.insert(.bold) }
      } _: {
        content.evaluate(in: $0)
      }
    }
    evaluation.add(TagElement(tag: tag), children: Node.one(children))
  }
}

/// An option with its value.
struct TagElement: WrapperElement {
  let tag: AnyHashable
}
