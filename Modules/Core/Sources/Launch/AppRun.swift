import AccountLifecycle
import CommandLine
import Configuration
import Entities
import FeatureKit
import LanguageModels
import Pricing
import Storage
import Telemetry
import TerminalUI

/// One run of the program: the chosen features over a container, with the commands that they make.
@MainActor struct AppRun {
  let selection: FeatureSelection
  let container: DependencyContainer
  let interactor: CoreInteractor
  let configuration: AppConfiguration
  let registry: FeatureRegistry

  /// - Throws: `ContributionConflict` where two features claim one name.
  init(
    _ selection: FeatureSelection, _ container: DependencyContainer, _ interactor: CoreInteractor,
    _ configuration: AppConfiguration
  ) throws(ContributionConflict) {
    let language = Language(configuration[.language])
    registry = try CoreBuilder(interactor: interactor, language: language, selection: selection).registry()
    self.selection = selection
    self.container = container
    self.interactor = interactor
    self.configuration = configuration
  }

  var contributions: Contributions { registry.contributions }

  /// The app, which was not opened yet.
  var session: AppSession {
    AppSession(
      contributions, container, interactor, configuration, Language(configuration[.language]),
      isWhole: selection.absent.isEmpty)
  }

  /// The error of the keys in the settings; nil for none.
  var keyProblem: LocalizedText? {
    ChosenKeys(contributions, areAll: selection.absent.isEmpty).problem(in: configuration)
  }

  /// The commands of the features, and those of the whole.
  var commands: CommandTable {
    let general = [
      OpenCommand(run: self).command, DemoCommand(run: self).command,
      FeaturesCommand(selection: selection, registry: registry).command,
      DoctorCommand(healthChecks: healthChecks).command, CompletionCommand(program: selection.program).group,
    ]
    let table = CommandTable(
      program: ProgramDescription(selection.program), commands: contributions.commands + general,
      options: CommonOption.allCases.map { CommandOption($0, features: selection.all.map(\.id)) })
    return HelpCommand(others: table).table
  }

  /// The checks of `doctor`, in its order.
  private var healthChecks: [any HealthCheck] {
    [
      ProgramHealthCheck(
        configuration: configuration, features: selection.all.map(\.id),
        profiles: { [configuration] in try DependencyContainer.reading(configuration).interactor.profileRegistry }),
      TerminalHealthCheck(configuration), DataHealthCheck(directory: configuration[.dataDirectory]),
      ConfigurationHealthCheck(configuration, wrongKeys: keyProblem, corrected: { Theme.mistakes(of: $0) }),
      PriceHealthCheck(file: configuration.directories.priceFile),
      KeyHealthCheck(configuration.keys), interactor.modelRegistry,
      CrashReports(folder: configuration.directories.state),
    ]
  }
}
