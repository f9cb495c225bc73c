import Terminal

/// A choice among several options:
///
///     Picker("Flavour", selection: $flavour) {
///       ForEach(Flavour.allCases, id: \.self) { Text($0.name).tag($0) }
///     }
///     .pickerStyle(.segmented)
///
/// A wheel or a row of options has the focus as a whole, and the arrow keys choose. In a wheel Space turns to the
/// next option, and Enter opens a list of all; of two options, Enter chooses the other. In a row Enter goes to the
/// next control. In a column each option has the focus, and Enter or Space chooses. A click chooses an option in
/// every style. Line by line each option has a number; a wheel has one number, which turns it. Views inside without a
/// `tag` are not options, and do not show.
public struct Picker<Label: View, Value: Hashable, Options: View>: PrimitiveView {
  let selection: Binding<Value>
  let options: Options
  let label: Label
  var focusWish = FocusPriority.ordinary

  /// A choice with a label: before the options, or above a column of them.
  public init(selection: Binding<Value>, @ViewBuilder content: () -> Options, @ViewBuilder label: () -> Label) {
    self.selection = selection
    options = content()
    self.label = label()
  }

  /// Gives the picker the focus when the screen opens.
  public func defaultFocus() -> Picker {
    var picker = self
    picker.focusWish = .first
    return picker
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.descend(0) { evaluation in
      let isFocused = evaluation.focus == evaluation.identity
      let style = evaluation.environment.pickerStyle
      let choice = choice(in: evaluation, isFocused: isFocused)
      if style == .inline || style == .segmented && evaluation.environment.isPlain {
        let column = PickerColumn(label: label, choice: choice, focusWish: focusWish)
        return evaluation.descend(2) { column.evaluate(in: $0) }
      }
      let row = PickerRow(label: label, choice: choice, isWheel: style == .wheel, isFocused: isFocused)
      let children = evaluation.collect { evaluation.descend(2) { row.evaluate(in: $0) } }
      let list = style == .wheel ? list(in: evaluation) : nil
      let interaction = interaction(choice, list, in: evaluation.environment)
      evaluation.add(ResponderElement(interaction: interaction, choice: choice), children: Node.one(children))
    }
  }

  private func choice(in evaluation: Evaluation, isFocused: Bool) -> PickerChoice {
    let selection = selection
    let nodes = evaluation.collect {
      evaluation.with {
        $0.selection = AnyHashable(selection.wrappedValue)
        $0.isFocused = isFocused
      } _: { evaluation in
        evaluation.descend(1) { options.evaluate(in: $0) }
      }
    }
    return PickerChoice(options: nodes.filter(isOption), selected: AnyHashable(selection.wrappedValue)) {
      if let value = $0.base as? Value { selection.wrappedValue = value }
    }
  }

  private func isOption(_ node: Node) -> Bool {
    guard let tag = node.element as? TagElement else { return false }
    return tag.tag.base is Value
  }

  /// The list of a wheel's options, which shows in front while it is open.
  private func list(in evaluation: Evaluation) -> PickerList {
    let list = evaluation.store.object(at: evaluation.identity, slot: -1) { PickerList() }
    guard list.isOpen, evaluation.environment.isEnabled, !evaluation.environment.isPlain else { return list }
    let selection = selection, options = options, label = label
    let chosen = Binding(get: { selection.wrappedValue }) {
      list.close()
      selection.wrappedValue = $0
    }
    let column = Picker(selection: chosen, content: { options }, label: { label }).defaultFocus().pickerStyle(.inline)
    evaluation.descend(3 + list.openings) { $0.show(inFront: PickerPanel(column: column, close: list.close)) }
    return list
  }

  private func keys(_ choice: PickerChoice, isWheel: Bool, _ language: Language) -> [KeyBinding] {
    let arrows = [KeyBinding(.left, language.change) {}, KeyBinding(.right, language.change) {}]
    guard isWheel else { return arrows }
    let enter =
      choice.options.count > 2
      ? KeyBinding(.enter, language.list) {} : KeyBinding(.enter, language.change, prominence: .hidden) {}
    return arrows + KeyBinding.listed(.character(" "), title: language.change) + [enter]
  }

  /// - Parameter list: The list that a wheel opens; nil for a row of options.
  private func interaction(
    _ choice: PickerChoice, _ list: PickerList?, in environment: EnvironmentValues
  ) -> Interaction {
    let (isEnabled, language, isWheel) = (environment.isEnabled, environment.language, list != nil)
    let turn = isEnabled && isWheel ? ClickTarget { _ in _ = choice.step(by: 1, wraps: true) } : nil
    let turns = isEnabled && choice.options.count > 1
    return Interaction(
      isFocusable: isEnabled, focusWish: focusWish, holdsValue: true, movesOn: isEnabled, click: turn,
      keys: { turns ? keys(choice, isWheel: isWheel, language) : [] }
    ) { event in
      guard isEnabled, case .key(let press) = event else { return false }
      switch press {
      case KeyPress(.left): return choice.step(by: -1, wraps: isWheel)
      case KeyPress(.right): return choice.step(by: 1, wraps: isWheel)
      case KeyPress(.character(" ")): return isWheel && choice.step(by: 1, wraps: true)
      case KeyPress(.enter):
        guard let list, turns else { return false }
        if choice.options.count > 2 { list.open() } else { _ = choice.step(by: 1, wraps: true) }
        return true
      default: return false
      }
    }
  }
}

extension Picker where Label == Text {
  /// A choice with a word as its label.
  public init(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Options) {
    self.init(selection: selection, content: content) { Text(line: title) }
  }
}

/// The options of a picker, and the selected one.
@MainActor struct PickerChoice {
  let options: [Node]
  /// The index of the selected option; nil when the selected value has none.
  let selected: Int?
  private let select: @MainActor (AnyHashable) -> Void

  init(options: [Node], selected: AnyHashable, select: @escaping @MainActor (AnyHashable) -> Void) {
    self.options = options
    self.select = select
    self.selected = options.firstIndex { ($0.element as? TagElement)?.tag == selected }
  }

  func select(_ index: Int) {
    if let option = options[index].element as? TagElement { select(option.tag) }
  }

  /// Selects the option `step` places further.
  /// - Returns: Whether there is one. Beyond the ends there is none, unless the choice wraps around.
  func step(by step: Int, wraps: Bool) -> Bool {
    guard !options.isEmpty else { return false }
    guard let selected else {
      select(0)
      return true
    }
    let next = wraps ? (selected + step + options.count) % options.count : selected + step
    guard options.indices.contains(next), next != selected else { return false }
    select(next)
    return true
  }
}
