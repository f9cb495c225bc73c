import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The prompt exactly as it is sent to the model, part by part.
struct PromptView: View {
  @Environment(\.language) private var language
  let presenter: PromptPresenter

  var body: some View {
    LoadedView(loader: presenter.prompt) { parts(of: $0.report, $0.spending) }.navigationTitle(language.whatIsSent)
  }

  private func parts(of report: PromptReport, _ spending: [SpendingLine]) -> some View {
    ScrollView {
      LazyVStack(spacing: 1) {
        VStack {
          ForEach(language.facts(of: report), id: \.self) { Text($0).foregroundStyle(.secondary) }
          if let words = spending.words {
            Text(language.chatSoFar(language(words))).foregroundStyle(.secondary)
          }
        }
        ForEach(Array(report.parts.indices), id: \.self) { PartView(part: report.parts[$0]) }
      }
    }
  }
}

private struct PartView: View {
  @Environment(\.language) private var language
  let part: PromptReport.Part

  var body: some View {
    VStack {
      Text(language.heading(of: part)).bold()
      ForEach(part.pictures, id: \.self) { Text(language.label(of: $0)).foregroundStyle(.secondary) }
      if !part.text.isEmpty { RevealingText(part.text) { Text(part.text) } }
    }
  }
}
