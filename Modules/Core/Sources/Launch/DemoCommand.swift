import FeatureKit
import TerminalUI

/// `demo`: opens the app on sample data. The launcher gives it the container that stores nothing.
@MainActor struct DemoCommand {
  nonisolated static let name = "demo"

  let run: AppRun

  var command: Subcommand {
    // A literal, because `Tools/feature new` reads the names of commands from the sources.
    Subcommand("demo", summary: { $0("Open the app on sample data, and store nothing", "예시 데이터로 앱 열기. 아무것도 저장하지 않음") })
    {
      _, _ in try await run.session.open(at: nil)
    }
  }
}
