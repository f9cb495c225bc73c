import CommandLine
import Configuration
import FeatureKit
import JSON
import System
import TerminalUI

extension StandardIO {
  /// The input and output of a program with these settings.
  convenience init(_ program: String, _ configuration: AppConfiguration) {
    self.init(
      program, language: Language(configuration[.language]), wantsJSON: configuration[.json],
      live: configuration[.plain]
        ? nil : LiveTerminal(theme: configuration[.theme].theme, variable: configuration.terminalVariable),
      .standard)
  }
}

extension StandardIO.Services {
  /// JSON, files and threads of the platform.
  static let standard = StandardIO.Services(
    encode: { try JSONWriter.encode($0) },
    readFile: { path, limit in
      do {
        return try SmallFile.read(path, limit: limit, waits: true)
      } catch let failure as FileFailure {
        throw CommandFailure(failure)
      }
    },
    keepMainFree: { ProgramMain.keepMainFree() })
}
