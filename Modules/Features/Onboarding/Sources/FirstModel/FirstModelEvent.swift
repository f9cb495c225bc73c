import Entities

/// What happens where it is chosen who answers first, for the log. No model's name is among it.
enum FirstModelEvent {
  static let chooseModel = EventFamily("OnboardingModelView", "ChooseModel")
  static let keyKept = LoggableEvent("OnboardingModelView", "Key_Kept")
}
