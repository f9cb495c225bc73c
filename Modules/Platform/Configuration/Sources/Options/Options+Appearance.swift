public import Entities

extension CommonOption {
  static let ofAppearance: [CommonOption] = [
    plain, color, theme, noMouse, vimKeys, motion, density, shortcuts, language,
  ]

  /// Whether to talk line by line, for screen readers and simple terminals.
  public static let plain = Option<Bool>(
    "plain", .truth, default: false,
    help: LocalizedText("Line by line, for screen readers and simple terminals", "화면 낭독기와 단순한 터미널을 위해 한 줄씩 표시합니다"),
    setting: SettingDescription(
      .appearance, row: 7, title: LocalizedText("Line by line, for screen readers", "한 줄씩 표시 (화면 낭독기용)"),
      searchWords: ["accessibility", "접근성", "스크린 리더"], effect: .atNextStart))

  /// When to use colour.
  public static let color = Option<ColorChoice>(
    "color", .choice, "WHEN", default: .auto,
    help: LocalizedText("Use colour: auto, always, never", "색을 사용합니다: auto, always, never"),
    setting: SettingDescription(
      .appearance, row: 2, title: LocalizedText("Colour of commands", "명령 결과의 색"),
      valueNames: [
        "auto": LocalizedText("as the terminal can", "터미널에 맞춤"), "always": LocalizedText("always", "항상"),
        "never": LocalizedText("never", "사용 안 함"),
      ], searchWords: ["colors", "색"]))

  /// The colours of the app.
  public static let theme = Option<ThemeChoice>(
    "theme", .theme, "T", default: .auto,
    help: LocalizedText(
      "Colours of the app: auto, light, dark, none, or the name of a theme",
      "앱의 색을 정합니다: auto, light, dark, none 또는 테마 이름"),
    setting: SettingDescription(
      .appearance, row: 1, title: LocalizedText("Theme", "테마"),
      valueNames: [
        "auto": LocalizedText("as the terminal", "터미널에 맞춤"), "light": LocalizedText("light", "밝게"),
        "dark": LocalizedText("dark", "어둡게"), "none": LocalizedText("no colours", "색 없음"),
        "midnight": LocalizedText("midnight", "한밤"), "forest": LocalizedText("forest", "숲"),
        "paper": LocalizedText("paper", "종이"), "mist": LocalizedText("mist", "안개"),
      ], searchWords: ["colours", "colors", "dark mode", "light mode", "색", "다크 모드", "라이트 모드"]))

  /// Whether the terminal has the mouse when the app opens.
  public static let noMouse = Option<Bool>(
    "no_mouse", .truth, default: false,
    help: LocalizedText(
      "Leave the mouse to the terminal; in the app a key (usually F12) changes that",
      "마우스를 터미널에 맡깁니다. 앱 안에서는 키(보통 F12)로 바꿉니다"),
    setting: SettingDescription(
      .appearance, row: 6, title: LocalizedText("Leave the mouse to the terminal", "마우스를 터미널에 맡기기"),
      searchWords: ["click", "클릭"], effect: .atNextStart))

  /// Whether letters move as in vi.
  public static let vimKeys = Option<Bool>(
    "vim_keys", .truth, default: false,
    help: LocalizedText(
      "Move with j, k, g, G and / where no text is typed", "글을 쓰지 않는 곳에서 j, k, g, G, / 키로 움직입니다"),
    setting: SettingDescription(
      .appearance, row: 8, title: LocalizedText("Move with j, k, g, G and /", "j, k, g, G, / 키로 움직이기"),
      searchWords: ["vim", "vi", "hjkl", "movement", "이동"]))

  /// The amount of animation.
  public static let motion = Option<MotionChoice>(
    "motion", .choice, "M", default: .full,
    help: LocalizedText("Show animations: full, reduced", "작은 움직임을 표시합니다: full, reduced"),
    setting: SettingDescription(
      .appearance, row: 4, title: LocalizedText("Motion", "움직임"),
      valueNames: ["full": LocalizedText("full", "모두 표시"), "reduced": LocalizedText("reduced", "줄이기")],
      searchWords: ["animation", "애니메이션"]))

  /// The density of lists and chats.
  public static let density = Option<DensityChoice>(
    "density", .choice, "D", default: .comfortable,
    help: LocalizedText(
      "Set the space in lists and chats: comfortable, compact", "목록과 대화의 간격을 정합니다: comfortable, compact"),
    setting: SettingDescription(
      .appearance, row: 3, title: LocalizedText("Density", "밀도"),
      valueNames: [
        "comfortable": LocalizedText("comfortable", "넉넉하게"), "compact": LocalizedText("compact", "촘촘하게"),
      ], searchWords: ["compact", "spacing", "간격"]))

  /// The keys that the user chose in place of the default ones.
  public static let shortcuts = Option<KeyChoices>(
    "shortcuts", .keys, "LIST", default: KeyChoices(),
    help: LocalizedText(
      "Change keys of the app: quit=ctrl-x,model=alt-n", "앱의 단축키를 바꿉니다: quit=ctrl-x,model=alt-n"))

  /// The language of everything on the screen.
  public static let language = Option<ContentLanguage>(
    "lang", .choice, "en|ko", defaultValue: { ContentLanguage(environment: $0.environment) },
    help: LocalizedText("Show everything in this language", "이 언어로 표시합니다"),
    setting: SettingDescription(
      .appearance, row: 5, title: LocalizedText("Language", "언어"),
      valueNames: ["en": LocalizedText(untranslated: "English"), "ko": LocalizedText(untranslated: "한국어")],
      searchWords: ["english", "korean", "locale", "영어", "한글", "한국말"],
      note: LocalizedText(
        "The characters that come with aichat speak it from the next start.",
        "기본 캐릭터는 다음에 시작할 때부터 이 언어로 말합니다.")))
}
