public import FeatureKit
public import TerminalUI

/// Makes the palette of an app from the contributions of its features.
@MainActor public struct PaletteBuilder {
  let tabs: [TabContribution]
  let actions: [ActionContribution]
  let usage: PaletteUsage
  let canSelectTab: @MainActor () -> Bool
  let selectTab: @MainActor (String) -> Void
  let place: @MainActor () -> NavigationContext?

  /// A builder for what the features of an app contribute.
  /// - Parameters:
  ///   - usage: How often its commands were used so far.
  ///   - canSelectTab: Whether a tab can be shown now. It cannot while a sheet is in front of the tabs: a form in the
  ///     sheet would close without its question.
  ///   - selectTab: Shows a tab.
  ///   - place: The place of the screen in front; nil where the user cannot go anywhere yet. Then the palette has only
  ///     the keys of the screen.
  public init(
    _ contributions: Contributions, usage: PaletteUsage, canSelectTab: @escaping @MainActor () -> Bool,
    selectTab: @escaping @MainActor (String) -> Void, place: @escaping @MainActor () -> NavigationContext?
  ) {
    tabs = contributions.tabs
    actions = contributions.actions
    self.usage = usage
    self.canSelectTab = canSelectTab
    self.selectTab = selectTab
    self.place = place
  }

  /// The palette for one opening. The next opening makes another one.
  public func palette(_ context: CommandPanelContext, in language: Language) -> some View {
    PaletteView(presenter: PalettePresenter(self, context, in: language))
  }
}
