import CommandLine

/// The parts of the program that a command line needs.
@MainActor struct LaunchNeeds {
  /// Whether the app opens, or may open.
  let opensApp: Bool
  /// Whether the app opens on sample data.
  let isDemo: Bool
  /// Whether the command asks a model one question.
  let asks: Bool
  /// Whether the command needs the user's data.
  let hasData: Bool

  /// Whether read-only data is enough: the app and a question always change the data.
  var canReadOnly: Bool { !opensApp && !asks }

  /// The needs of a command line, by the descriptions of its features' commands.
  init(_ invocation: Invocation, _ selection: FeatureSelection) {
    let command = invocation.command
    func isAmong(_ commands: (CoreFeature) -> [String]) -> Bool {
      selection.present.contains { feature in command.map(commands(feature).contains) ?? false }
    }
    let general = [
      DemoCommand.name, FeaturesCommand.name, DoctorCommand.name, CompletionCommand.name, HelpCommand.name,
    ]
    isDemo = command == DemoCommand.name && !invocation.wantsHelp
    opensApp = command == nil || command == OpenCommand.name || isDemo
    asks = isAmong(\.asking)
    hasData = !invocation.wantsHelp && !(command.map(general.contains) ?? false) && !isAmong(\.withoutData)
  }
}
