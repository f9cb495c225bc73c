public import FeatureKit
public import Navigation
public import TerminalUI

/// A screen at a place of its own, as an app shows it: for tests of what a builder makes.
public struct HostedScreen: View {
  private let navigator: Navigator

  /// The first screen of a stack.
  public init(_ screen: @escaping @MainActor (NavigationContext) -> some View) {
    navigator = Navigator { AnyView(screen($0)) }
  }

  /// What it is made of.
  public var body: some View { RouterView(navigator) }
}
