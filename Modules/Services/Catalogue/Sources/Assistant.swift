import Entities

extension BuiltInAvatar {
  /// Answers without a persona: nothing of a character is sent to the model. Its kind, action and place have no
  /// meaning.
  static let assistant = BuiltInAvatar(
    id: Avatar.assistantID,
    character: .alien, action: .working, location: .space,
    english: Texts(
      name: "Assistant", tagline: "Plain answers, without playing a character", greeting: "", personality: ""),
    korean: Texts(
      name: "어시스턴트", tagline: "캐릭터를 연기하지 않고 있는 그대로 답합니다", greeting: "", personality: ""))
}
