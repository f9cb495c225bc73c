import Entities

/// What happens where it is chosen who answers first, for the log. No model's or server's name is among it.
enum FirstModelEvent {
  static let loadModels = EventFamily("OnboardingModelView", "LoadModels")
  static let chooseModel = EventFamily("OnboardingModelView", "ChooseModel")
  static let keyKept = LoggableEvent("OnboardingModelView", "Key_Kept")
}
