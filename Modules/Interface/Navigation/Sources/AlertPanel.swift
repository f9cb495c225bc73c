import TerminalUI

/// A question in front of everything. Its words scroll where there is no room for all of them; what can be typed and
/// pressed is always in sight.
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
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).background(.surface)
      } else {
        content.frame(width: width).border(.accent).background(.surface)
      }
    }
    .keyBindings([KeyBinding(.escape, wayOut) { navigator.answerAlert(nil) }])
    .focusScope()
  }

  private var content: some View {
    VStack(alignment: horizontal) {
      words
      if alert.field != nil { field.padding(.horizontal, edge).padding(.top, isLow || alert.message.isEmpty ? 0 : 1) }
      if !isLow, let problem { Text(problem).foregroundStyle(.danger).padding(.horizontal, edge) }
      buttons.padding(.horizontal, edge).padding(.top, window.rows > 9 ? 1 : 0)
    }
  }

  private var field: (some View)? {
    alert.field.map { field in
      TextField(field.prompt, text: typing) { answer(defaultIndex) }.defaultFocus()
        // The field sees to it; here it only stands in the footer.
        .keyBindings([KeyBinding(.enter, alert.buttons[defaultIndex].title) {}])
    }
  }

  /// What is typed outlives the panel.
  private var typing: Binding<String> {
    Binding(get: { typed }) {
      typed = $0
      navigator.recordTyped($0)
    }
  }

  /// What leaving without an answer is called: as the button is that does the same.
  private var wayOut: String {
    alert.buttons.first { $0.role == .cancel }?.title ?? (alert.buttons.count > 1 ? language.cancel : language.close)
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

// MARK: - What is read

extension AlertPanel {
  /// All that is said, and from its beginning when there is more to say.
  private var words: some View {
    ForEach([isLow ? problem : nil], id: \.self) { problem in
      ScrollView {
        VStack(alignment: horizontal) {
          // What is wrong with an answer is more to the point than what it answers.
          if let problem { Text(problem).foregroundStyle(.danger) }
          Text(alert.title).bold().accessibilityHeading()
          if !alert.message.isEmpty { Text(alert.message) }
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal, .top))
        // The sign that there is more has a column to stand in.
        .padding(.leading, edge).padding(.trailing, 1)
      }
    }
  }
}

// MARK: - What is pressed

extension AlertPanel {
  /// A question leaves so many rows to what is said, however many answers it has.
  private static let leastWords = 2

  @ViewBuilder private var buttons: some View {
    if fitsARow {
      HStack(spacing: 2) { list }
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

  /// Whether the buttons have room beside one another.
  private var fitsARow: Bool {
    let widths = alert.buttons.map { TextFlow([TextSpan(AlertLabel.words($0.title))]).width }
    return widths.reduce(2 * (widths.count - 1), +) <= width - 2 * edge
  }

  /// How many rows they take below one another, with all of their words.
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

// MARK: - Where it stands

extension AlertPanel {
  /// Whether what is wrong with an answer has no rows of its own.
  private var isLow: Bool { window.rows < 12 }
  private var width: Int { window.isTiny ? window.columns : min(window.columns - 2, 60) }
  private var edge: Int { window.isTiny ? 0 : 1 }
  private var horizontal: HorizontalAlignment { window.isTiny ? .leading : .center }
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

  static func words(_ title: String) -> String { "[ \(title) ]" }

  var body: some View {
    // An answer that is cut short is none to choose: a long one wraps.
    Text(Self.words(title)).foregroundStyle(isDestructive ? .danger : .accent).bold().reversed(isFocused)
      .accessibilityLabel(title)
      // The button sees to it; here it only stands in the footer.
      .keyBindings(isFocused ? [KeyBinding(.enter, title) {}] : [])
  }
}
