import FeatureKit
import TerminalUI

/// `demo`: opens the app on sample data. The launcher gives it the container that stores nothing.
@MainActor struct DemoCommand {
  nonisolated static let name = "demo"

  let run: AppRun

  var command: Subcommand {
    // A literal, because `Tools/feature new` reads the names of commands from the sources.
    Subcommand(
      "demo", summary: { $0("Open the app on sample data, and store nothing", "예시 데이터로 앱을 엽니다. 아무것도 저장하지 않습니다") }
    ) {
      _, _ in try await run.session.open(at: nil)
    }
  }
}
