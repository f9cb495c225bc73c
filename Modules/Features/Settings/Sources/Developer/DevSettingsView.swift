import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The internal state of the program, for developers: experiments, the profile, the device, navigation, frames,
/// features.
struct DevSettingsView: View {
  @Environment(\.frameCounters) private var frameCounters
  @Environment(\.language) private var language
  let presenter: DevSettingsPresenter

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        part(language.experiments) {
          ForEach(presenter.experiments, id: \.name) { experiment in
            ExperimentRow(experiment: experiment) { presenter.onVariantChosen($0, of: experiment.name) }
          }
        }
        if let profile = presenter.profile {
          part(language.user) { facts(language.facts(about: profile)) }
          part(language.signIn) { facts(language.signInFacts(of: profile)) }
        }
        part(language.device) { facts(presenter.device.map { ($0.check, $0.found) }) }
        part(language.navigation) { lines(presenter.navigationLines(in: language)) }
        if let counters = frameCounters?() { part(language.frames) { facts(language.facts(about: counters)) } }
        part(language.composedFeatures) { lines(presenter.featureLines(in: language)) }
        Button(language.random) { presenter.onRandomPressed() }
      }
    }
    .navigationTitle(language.devSettings)
    .task { await presenter.load(in: language) }
  }

  private func part(_ title: String, @ViewBuilder _ content: () -> some View) -> some View {
    VStack {
      Text(line: title).bold()
      content()
    }
  }

  private func facts(_ facts: [(name: String, value: String)]) -> some View {
    Grid(horizontalSpacing: 2) {
      ForEach(Array(facts.indices), id: \.self) { Fact(facts[$0].name, facts[$0].value) }
    }
  }

  private func lines(_ lines: [String]) -> some View {
    ForEach(Array(lines.indices), id: \.self) { Text(lines[$0]) }
  }
}

/// An experiment and its variant, assigned or chosen by hand.
private struct ExperimentRow: View {
  @Environment(\.language) private var language
  let experiment: ExperimentEntry
  /// Chooses a variant; nil returns to the assigned one.
  let choose: @MainActor (String?) -> Void

  var body: some View {
    Picker(
      experiment.name,
      selection: Binding(
        get: { experiment.override ?? "" },
        set: { choose($0.isEmpty ? nil : $0) })
    ) {
      Text(line: language.assigned(experiment.variant, isOverridden: experiment.override != nil)).tag("")
      ForEach(experiment.choices, id: \.self) { Text(line: $0).tag($0) }
    }
  }
}
