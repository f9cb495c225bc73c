import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The terminal's abilities, and how to improve them.
struct TerminalCheckView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: TerminalCheckPresenter
  let step: StepPresenter

  var body: some View {
    VStack(spacing: window.rows >= 12 ? 1 : 0) {
      ScrollView {
        if let diagnostics = presenter.diagnostics {
          VStack(spacing: 1) {
            Text(presenter.isWell ? language.terminalIsWell : language.terminalCouldDoMore).foregroundStyle(.secondary)
            VStack {
              ForEach(diagnostics, id: \.check) { DiagnosticRow(diagnostic: $0) }
            }
            if let isOn = presenter.worksLineByLine { lineByLine(isOn) }
          }
        } else {
          LoadingLine()
        }
      }
      Button(language.next, role: .primary) { presenter.onContinuePressed() }.defaultFocus().layoutPriority(1)
    }
    .column()
    .step(step)
    .navigationTitle(language.yourTerminal)
    .keyboardShortcut(.enter, language.next) { presenter.onContinuePressed() }
    .task { await presenter.load(in: language.content) }
  }

  private func lineByLine(_ isOn: Bool) -> some View {
    VStack {
      Toggle(language.lineByLine, isOn: Binding(get: { isOn }, set: presenter.onLineByLineChosen))
      if isOn { Text(language.lineByLineNext).foregroundStyle(.secondary) }
    }
  }
}

/// A finding. A sign shows its state, also without colours.
private struct DiagnosticRow: View {
  @Environment(\.language) private var language
  let diagnostic: Diagnostic

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isWell ? "✓" : isLimitation ? "–" : "!")
        .foregroundStyle(isWell ? .accent : isLimitation ? .secondary : .danger)
        .accessibilityLabel(isWell ? "" : language.worthKnowing)
      VStack {
        Text(diagnostic.found)
        if let remedy = diagnostic.remedy { Text(language.remedy(remedy)).foregroundStyle(.secondary) }
      }
    }
  }

  private var isWell: Bool { diagnostic.state == .well }
  /// Whether it is a limit that the user cannot change.
  private var isLimitation: Bool { diagnostic.state == .notice && diagnostic.remedy == nil }
}
