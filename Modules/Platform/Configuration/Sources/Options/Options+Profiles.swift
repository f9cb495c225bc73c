import Entities

extension CommonOption {
  static let ofProfiles: [CommonOption] = [dataDirectory, profile]

  /// The directory of avatars and chats: an absolute path.
  public static let dataDirectory = Option<String>(
    "data_dir", .folder, "DIR", defaultValue: { $0.directories?.data ?? "" },
    help: LocalizedText("Keep characters and chats in this folder", "캐릭터와 대화를 이 폴더에 보관합니다"),
    setting: SettingDescription(
      .data, row: 1, title: LocalizedText("Folder of characters and chats", "캐릭터와 대화 폴더"),
      hint: LocalizedText(
        "The next start shows the characters and chats in this folder. Those of now stay in the old folder. Leave it empty "
          + "for the default folder.",
        "다음에 시작할 때 그 폴더의 캐릭터와 대화를 보여 줍니다. 지금 것은 그 자리에 남습니다. 비워 두면 기본 폴더를 씁니다."),
      searchWords: ["directory", "path", "storage", "위치", "경로", "저장"], effect: .atNextStart,
      note: LocalizedText(
        "It takes effect at the next start. Nothing is moved: the data of now stays in the old folder.",
        "다음에 시작할 때 적용됩니다. 지금까지의 데이터는 그 자리에 남고 옮겨지지 않습니다.")))

  /// The profile to use, by name; nil uses the last one.
  public static let profile = Option<String?>(
    "profile", .text, "NAME", help: LocalizedText("Use this profile", "이 프로필을 사용합니다"))
}
