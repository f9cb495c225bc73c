public import Entities
import FeatureKit
import Observation
import TerminalUI

// A whole screen in one file, in the order in which its parts are explained: what it needs, where it leads, what it
// decides, what it draws. Only its builder method and its two lines in Core are elsewhere. A developer tries the
// navigation with it.

/// The data and actions for the random screen.
@MainActor public protocol RandomInteractor {
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the random screen leads.
@MainActor public protocol RandomRouter {
  /// Shows another random screen, after this one.
  func showRandom()
  /// Goes back.
  func dismissScreen()
}

/// Draws a number by chance.
@Observable @MainActor final class RandomPresenter {
  private(set) var number: Int
  private let draw: () -> Int
  private let interactor: any RandomInteractor
  private let router: any RandomRouter

  init(
    interactor: any RandomInteractor, router: any RandomRouter, draw: @escaping () -> Int = { Int.random(in: 1...100) }
  ) {
    self.interactor = interactor
    self.router = router
    self.draw = draw
    number = draw()
  }

  func onDrawPressed() {
    interactor.log(RandomEvent.drawPressed)
    number = draw()
  }

  func onMorePressed() { router.showRandom() }

  func onBackPressed() { router.dismissScreen() }
}

private enum RandomEvent {
  static let drawPressed = LoggableEvent("RandomView", "Draw_Pressed")
}

/// A number, and the ways from it.
struct RandomView: View {
  @Environment(\.language) private var language
  let presenter: RandomPresenter

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        Text(line: "\(presenter.number)").bold()
        Button(language.anotherNumber) { presenter.onDrawPressed() }
        Button(language.anotherScreen) { presenter.onMorePressed() }
        Button(language.goBack) { presenter.onBackPressed() }
      }
    }
    .navigationTitle(language.random)
  }
}

extension Language {
  var random: String { self("Random", "무작위") }
  fileprivate var anotherNumber: String { self("Another number", "다른 수") }
  fileprivate var anotherScreen: String { self("Another screen like this", "이런 화면 하나 더") }
  fileprivate var goBack: String { self("Go back", "돌아가기") }
}
