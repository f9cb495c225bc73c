import Entities
import Navigation
import System

/// Forwards the address of `aichat open` to an app that is open with the same data and profile.
enum LinkForwarder {
  /// All profiles share one socket. Each request names its profile, because the app may change to another profile while
  /// it is open.
  private static func path(in dataDirectory: String) -> String { dataDirectory + "/open.sock" }

  /// Sends a link to the app of this profile that was opened last.
  static func send(_ link: Link, to profile: UserProfile.ID, in dataDirectory: String) -> InstanceClient.Outcome {
    InstanceClient.send("\(profile) \(link.text)", to: path(in: dataDirectory))
  }

  /// Opens the links that are sent to this app, until the listener is stopped. Nil if the system has no socket for it:
  /// then each `aichat open` opens an app of its own.
  @MainActor static func listen(for presenter: AppPresenter, in dataDirectory: String) -> InstanceListener? {
    InstanceListener(at: path(in: dataDirectory)) { [weak presenter] request in
      let words = request.line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let link = Link(String(words[1]), scheme: NavigationRestorer.scheme) else {
        return request.answer(false)
      }
      Task { @MainActor in
        // A link for another profile gets no answer: the sender then asks the next app.
        guard let presenter, let profile = presenter.profile, "\(profile.id)" == words[0] else { return }
        let isLater = presenter.isAtStart, isOpened = presenter.open(link)
        if isOpened, isLater { request.postpone() } else { request.answer(isOpened) }
      }
    }
  }
}
