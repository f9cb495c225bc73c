import TerminalUI

/// The panel of an alert. Its words scroll where there is no room for all of them; the field and the buttons are
/// always visible.
struct AlertPanel: View {
  @Environment(\.isPlain) private var isPlain
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
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).background(.surface)
      } else {
        content.panel(on: .raised, bar: isDangerous ? .danger : nil).frame(width: width + 2)
      }
    }
    .keyBindings([KeyBinding(.escape, wayOut) { navigator.answerAlert(nil) }])
    .focusScope()
  }

  private var content: some View {
    VStack(alignment: .leading) {
      words
      if alert.field != nil { field.padding(.horizontal, edge).padding(.top, isLow || alert.message.isEmpty ? 0 : 1) }
      if !isLow, let problem { Text(problem).foregroundStyle(.danger).padding(.horizontal, edge) }
      buttons.padding(.horizontal, edge).padding(.top, window.rows > 9 ? 1 : 0)
    }
  }

  private var field: (some View)? {
    alert.field.map { field in
      TextField(field.prompt, text: typing) { answer(defaultIndex) }.defaultFocus()
        // The field handles Enter; this entry only shows it in the footer.
        .keyBindings([KeyBinding(.enter, alert.buttons[defaultIndex].title) {}])
    }
  }

  /// Stores the typed text outside the panel too, because the text outlives the panel.
  private var typing: Binding<String> {
    Binding(get: { typed }) {
      typed = $0
      navigator.recordTyped($0)
    }
  }

  /// The title of Esc: that of the button with the same effect.
  private var wayOut: String {
    alert.buttons.first { $0.role == .cancel }?.title ?? (alert.buttons.count > 1 ? language.cancel : language.close)
  }

  /// Answers with a valid text; otherwise the alert stays and shows the problem.
  private func answer(_ index: Int) {
    let isCancel = alert.buttons[index].role == .cancel
    problem = alert.field == nil || isCancel ? nil : navigator.problem(of: typed)
    if problem == nil { navigator.answerAlert(index, typed: typed) }
  }

  /// The button of Enter: the first normal one. In an alert with a destructive button or an offer it is the one that
  /// cancels, else the first one that does neither.
  private var defaultIndex: Int {
    let isWary = alert.buttons.contains { $0.role == .destructive || $0.role == .offer }
    let wanted = isWary ? Alert.Role.cancel : .normal
    return alert.buttons.firstIndex { $0.role == wanted } ?? alert.buttons.firstIndex { $0.role == .normal } ?? 0
  }
}

// MARK: - The text

extension AlertPanel {
  /// The whole text. When it is too high, it scrolls from its beginning.
  private var words: some View {
    ForEach([isLow ? problem : nil], id: \.self) { problem in
      ScrollView {
        VStack(alignment: .leading) {
          // The problem of an answer comes before the text of the question.
          if let problem { Text(problem).foregroundStyle(.danger) }
          title
          if !alert.message.isEmpty { Text(alert.message).padding(.top, window.rows >= 16 ? 1 : 0) }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
        // A column for the scroll indicator.
        .padding(.leading, edge).padding(.trailing, 1)
      }
    }
  }
}

extension AlertPanel {
  /// The title, after a sign where something would be lost.
  @ViewBuilder private var title: some View {
    if isDangerous, !isPlain {
      HStack {
        Text(line: "! ").bold().foregroundStyle(.danger).layoutPriority(1)
        Text(alert.title).bold()
      }
    } else {
      Text(alert.title).bold().accessibilityHeading()
    }
  }

  private var isDangerous: Bool { alert.buttons.contains { $0.role == .destructive } }
}

// MARK: - The buttons

extension AlertPanel {
  /// The least number of rows for the text, however many buttons there are.
  private static let leastWords = 2

  @ViewBuilder private var buttons: some View {
    if fitsARow {
      HStack(spacing: 2) {
        if !window.isTiny { Spacer() }
        list
      }
    } else if buttonRows > mostButtonRows {
      ScrollView { VStack { list } }.frame(height: mostButtonRows)
    } else {
      VStack { list }
    }
  }

  private var list: some View {
    ForEach(Array(alert.buttons.enumerated()), id: \.offset) { index, button in
      AlertButtonView(title: button.title, role: button.role, isDefault: alert.field == nil && index == defaultIndex) {
        answer(index)
      }
    }
  }

  /// Whether the buttons fit into one row.
  private var fitsARow: Bool {
    let widths = alert.buttons.map { TextFlow([TextSpan(AlertLabel.words($0.title))]).width }
    // The space that moves them to the right has a gap after it too.
    let gaps = window.isTiny ? widths.count - 1 : widths.count
    return widths.reduce(2 * gaps, +) <= width - 2 * edge
  }

  /// The rows of the buttons below each other, with all of their words.
  private var buttonRows: Int {
    alert.buttons.reduce(0) {
      $0 + TextFlow([TextSpan(AlertLabel.words($1.title))]).wrapped(to: width - 2 * edge).count
    }
  }

  private var mostButtonRows: Int {
    let others = (window.isTiny ? 0 : 3) + (window.rows > 9 ? 1 : 0) + (alert.field == nil ? 0 : 1)
    return max(1, window.rows - others - Self.leastWords)
  }
}

// MARK: - The size

extension AlertPanel {
  /// Whether the window has no rows of its own for a problem.
  private var isLow: Bool { window.rows < 12 }
  private var width: Int { window.isTiny ? window.columns : min(window.columns - 2, 54) }
  private var edge: Int { window.isTiny ? 0 : window.columns < 40 ? 1 : 2 }
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
    Button(action: action) { AlertLabel(title: title, isDestructive: role == .destructive) }.named(title)
  }
}

private struct AlertLabel: View {
  @Environment(\.isFocused) private var isFocused
  let title: String
  let isDestructive: Bool

  static func words(_ title: String) -> String { "[ \(title) ]" }

  var body: some View {
    // A button's title is not cut: a long one wraps.
    Text(Self.words(title)).foregroundStyle(isDestructive ? .danger : .primary).bold().background(.raised)
      .filled(isFocused, isDestructive ? .danger : .accent)
      .accessibilityLabel(title)
  }
}
