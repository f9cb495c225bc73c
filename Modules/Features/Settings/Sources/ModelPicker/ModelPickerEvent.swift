import Entities

/// What happens where a model is chosen, for the log. No model's or server's name is among it.
enum ModelPickerEvent {
  static let loadModels = EventFamily("ModelPickerView", "LoadModels")
  static let modelPressed = LoggableEvent("ModelPickerView", "Model_Pressed")
}
