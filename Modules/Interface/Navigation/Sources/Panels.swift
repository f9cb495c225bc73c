import TerminalUI

/// A large panel in front of a screen.
struct SheetPanel<Content: View>: View {
  @Environment(\.windowSize) private var window
  @ViewBuilder let content: Content

  var body: some View {
    // A small window has no room to spare for what is behind.
    let (width, height) = (min(window.columns, max(60, window.columns * 3 / 4)), max(3, window.rows - 3))
    ZStack {
      Backdrop()
      if window.rows < 12 {
        inside.background(.surface)
      } else {
        inside.border().background(.surface).frame(width: width, height: height).clipped()
      }
    }
    .focusScope()
  }

  private var inside: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A small panel in front of everything.
struct ModalPanel<Content: View>: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let navigator: Navigator
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      Backdrop()
      content
        .padding(.horizontal, 1)
        .frame(width: min(window.columns - 2, 56))
        .border(.accent)
        .background(.surface)
    }
    .keyBindings([KeyBinding(.escape, language.close) { navigator.dismissModal() }])
    .focusScope()
  }
}

/// A question in front of everything.
struct AlertPanel: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  @State private var typed: String
  @State private var problem: String?
  let navigator: Navigator
  let alert: Alert

  init(navigator: Navigator, alert: Alert) {
    self.navigator = navigator
    self.alert = alert
    _typed = State(wrappedValue: alert.field?.text ?? "")
  }

  var body: some View {
    ZStack {
      Backdrop()
      if window.isTiny {
        // The buttons matter most: an answer must be possible.
        VStack {
          // What is wrong with an answer is more to the point than what it answers.
          if let problem { Text(problem).foregroundStyle(.danger).lineLimit(2) }
          Text(alert.title).bold().lineLimit(field == nil ? 2 : 1).accessibilityHeading()
          field
          buttons(isStacked: true)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.surface)
      } else {
        VStack(alignment: .center) {
          Text(alert.title).bold().accessibilityHeading()
          if !alert.message.isEmpty { Text(alert.message).lineLimit(max(1, window.rows - 7)) }
          if alert.field != nil { field.padding(.top, alert.message.isEmpty ? 0 : 1) }
          if let problem { Text(problem).foregroundStyle(.danger) }
          buttons(isStacked: window.columns < 40 || !fitsARow).padding(.top, window.rows > 9 ? 1 : 0)
        }
        .padding(.horizontal, 1)
        .frame(width: min(window.columns - 2, 60))
        .border(.accent)
        .background(.surface)
      }
    }
    .keyBindings([KeyBinding(.escape, wayOut) { navigator.answerAlert(nil) }])
    .focusScope()
  }

  private var field: (some View)? {
    alert.field.map { field in
      TextField(field.prompt, text: $typed) { answer(defaultIndex) }.defaultFocus()
        // The field sees to it; here it only stands in the footer.
        .keyBindings([KeyBinding(.enter, alert.buttons[defaultIndex].title) {}])
    }
  }

  /// What leaving without an answer is called: as the button is that does the same.
  private var wayOut: String {
    alert.buttons.first { $0.role == .cancel }?.title ?? (alert.buttons.count > 1 ? language.cancel : language.close)
  }

  /// Whether the buttons have room beside one another: an answer that is cut short is none to choose.
  private var fitsARow: Bool {
    let widths = alert.buttons.map { TextFlow([TextSpan($0.title)]).width + 4 }
    return widths.reduce(2 * (widths.count - 1), +) <= min(window.columns - 2, 60) - 4
  }

  @ViewBuilder private func buttons(isStacked: Bool) -> some View {
    if isStacked { VStack { list } } else { HStack(spacing: 2) { list } }
  }

  private var list: some View {
    ForEach(Array(alert.buttons.enumerated()), id: \.offset) { index, button in
      AlertButtonView(title: button.title, role: button.role, isDefault: alert.field == nil && index == defaultIndex) {
        answer(index)
      }
    }
  }

  /// Takes an answer that is one; otherwise the question stays, with what is wrong.
  private func answer(_ index: Int) {
    let isCancel = alert.buttons[index].role == .cancel
    problem = alert.field == nil || isCancel ? nil : navigator.problem(of: typed)
    if problem == nil { navigator.answerAlert(index, typed: typed) }
  }

  /// Where something can be lost, Enter must not lose it, and not lead away from where somebody was.
  private var defaultIndex: Int {
    let isWary = alert.buttons.contains { $0.role == .destructive || $0.role == .offer }
    return alert.buttons.firstIndex { isWary ? $0.role == .cancel : $0.role == .normal } ?? 0
  }
}

private struct AlertButtonView: View {
  let title: String
  let role: Alert.Role
  let isDefault: Bool
  let action: @MainActor () -> Void

  var body: some View {
    if isDefault { button.defaultFocus() } else { button }
  }

  private var button: Button {
    Button(action: action) { AlertLabel(title: title, isDestructive: role == .destructive) }
  }
}

private struct AlertLabel: View {
  @Environment(\.isFocused) private var isFocused
  let title: String
  let isDestructive: Bool

  var body: some View {
    Text(line: "[ \(title) ]").foregroundStyle(isDestructive ? .danger : .accent).bold().reversed(isFocused)
      .accessibilityLabel(title)
      // The button sees to it; here it only stands in the footer.
      .keyBindings(isFocused ? [KeyBinding(.enter, title) {}] : [])
  }
}

/// Makes what is behind look out of reach.
private struct Backdrop: View {
  var body: some View {
    Text("").frame(maxWidth: .infinity, maxHeight: .infinity).dimmed()
  }
}
