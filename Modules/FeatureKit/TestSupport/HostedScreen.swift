public import FeatureKit
public import Navigation
public import TerminalUI

/// A screen in a navigation stack of its own, as in an app, for tests of builders.
public struct HostedScreen: View {
  private let navigator: Navigator

  /// The first screen of a stack.
  public init(_ screen: @escaping @MainActor (NavigationContext) -> some View) {
    navigator = Navigator { AnyView(screen($0)) }
  }

  /// The router's view.
  public var body: some View { RouterView(navigator) }
}
