import Entities

extension CommonOption {
  static let ofFeatures: [CommonOption] = [features, without]

  /// The only features to load, in lower case; nil loads all.
  public static let features = Option<[String]?>(
    "features", .names, "LIST",
    help: LocalizedText("Load these features only: explore,chat", "이 기능만 불러옵니다: explore,chat"))

  /// Features to leave out, in lower case.
  public static let without = Option<[String]>(
    "without", .names, "LIST", default: [], help: LocalizedText("Leave these features out", "이 기능을 제외합니다"))
}
