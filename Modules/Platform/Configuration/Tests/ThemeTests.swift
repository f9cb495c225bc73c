import Entities
import Foundation
import System
import Testing

@testable import Configuration

struct ThemeTests {
  let home: TemporaryHome
  private var folder: ThemeFolder { ThemeFolder(besideFile: home.configurationFile) }

  init() throws { home = try TemporaryHome() }

  private func write(_ text: String, _ name: String) throws { try home.write(text, to: "\(folder.path)/\(name).json") }

  /// The sentence about a file's mistake, in which `~` is the folder.
  private func mistake(_ text: String, in language: ContentLanguage = .english) throws -> String? {
    try write(text, "own")
    return error { try folder.theme(named: "own") }?.message(in: language).replacing(folder.path, with: "~")
  }

  @Test func aFileNamesItsColours() throws {
    try write(##"{"background": "#102030", "text_secondary": "#aBc", "own_message": "#000001"}"##, "own")
    let theme = try folder.theme(named: "own")
    #expect(theme.background == RGBColor(0x102030))
    #expect(
      theme.colors == [
        .background: RGBColor(0x102030), .secondaryText: RGBColor(0xAABBCC), .ownMessage: RGBColor(0x000001),
      ])
    #expect(theme.background.text == "#102030" && folder.names == ["own"])
  }

  @Test func aMistakeNamesItsLineAndItsKey() throws {
    #expect(
      try mistake("{\n  \"background\": \"#102030\",\n\n  \"txet\": \"#ffffff\"\n}")?
        .hasPrefix("~/own.json, line 4: a theme has no colour \"txet\". The colours are background, surface,") == true)
    #expect(
      try mistake("{\n  \"background\": \"#102030\",\n  \"text\": \"white\"\n}")
        == "~/own.json, line 3: text: found \"white\", expected a colour such as \"#1e2d3c\".")
    #expect(
      try mistake("{\"background\": \"#102030\",\n\"text\": 7}", in: .korean)
        == "~/own.json, 2번째 줄: text: 7 값을 쓸 수 없습니다. \"#1e2d3c\" 같은 색이 필요합니다.")
    #expect(
      try mistake("{\n\"background\": \"#102030\"\n\"text\": \"#fff\"}")?.hasPrefix("~/own.json, line 3: found \"")
        == true)
    #expect(try mistake("[]")?.hasPrefix("~/own.json, line 1: expected an object") == true)
    for empty in ["", " \n", "{}", "{\"text\": \"#ffffff\"}"] {
      #expect(try mistake(empty) == "~/own.json: expected a colour for \"background\", such as \"#10141f\".")
    }
  }

  @Test(arguments: ["#12345", "#1234567", "102030", "#+12345", "#-12", "#12345g", "", "#", "#１２３", "\u{1B}[31m"])
  func aTextThatIsNoColourIsRefused(text: String) throws { #expect(RGBColor(text) == nil) }

  @Test func hostileFilesAreRefused() throws {
    #expect(try mistake(String(repeating: " ", count: 70_000))?.contains("more than 65536 bytes") == true)
    #expect(try mistake("{\"background\": " + String(repeating: "[", count: 1000))?.contains("less deep") == true)
    let long = try mistake("{\"" + String(repeating: "k", count: 1000) + "\": 1}")
    #expect(try #require(long).contains(String(repeating: "k", count: 60) + "…"))
    try FileManager.default.createDirectory(atPath: folder.path + "/folder.json", withIntermediateDirectories: true)
    #expect(error { try folder.theme(named: "folder") } != nil)
    #expect(mkfifo(folder.path + "/pipe.json", 0o600) == 0)
    #expect(error { try folder.theme(named: "pipe") } != nil)
    for name in ["../own", "a/b", "", "Own", "오", "auto", "none", "a\u{0}", String(repeating: "a", count: 41)] {
      #expect(error { try folder.theme(named: name) } != nil, "\(name)")
    }
  }

  @Test func aFileComesBeforeAThemeOfTheProgram() throws {
    #expect(try folder.theme(named: "paper").background == RGBColor(0xF8F1E3))
    try write(##"{"background": "#ffffff"}"##, "paper")
    #expect(try folder.theme(named: "paper").background == RGBColor(0xFFFFFF))
    // It is listed once.
    let choices = try home.configuration().entries.first { $0.key == "theme" }?.choices ?? []
    #expect(choices.filter { $0 == "paper" }.count == 1)
    try write("{", "paper")
    #expect(error { try folder.theme(named: "paper") } != nil)
  }

  /// A broken file removes its name from the list, also the name of a theme of the program that it would replace.
  @Test func onlyThemesThatCanBeUsedAreListed() throws {
    try write(##"{"background": "#102030"}"##, "own")
    try write("{", "broken")
    try write("{\"background\": \"blue\"}", "mist")
    let choices = try home.configuration().entries.first { $0.key == "theme" }?.choices
    #expect(choices == ["auto", "light", "dark", "none", "midnight", "forest", "paper", "own"])
  }

  @Test func aThemeIsChosenByItsName() throws {
    try write(##"{"background": "#102030"}"##, "own")
    #expect(try home.configuration(["--theme", "Own"])[.theme] == .named("own"))
    #expect(try home.configuration(["--theme", "mist"]).problems.isEmpty)
    try ConfigurationEditor(path: home.configurationFile).set("theme", to: "own")
    let configuration = try home.configuration()
    #expect(configuration[.theme] == .named("own") && configuration.themeProblem == nil)
    #expect(configuration.entries.first { $0.key == "theme" }?.choices.suffix(2) == ["mist", "own"])
    try write("{", "own")
    #expect(error { try ConfigurationEditor(path: home.configurationFile).set("theme", to: "own") } != nil)
  }

  /// The app opens with the usual colours, and an alert says so.
  @Test func aThemeThatIsGoneIsAProblemAndNoError() throws {
    let configuration = try home.configuration(file: #"{"theme": "gone", "density": "compact"}"#)
    #expect(configuration[.density] == .compact)
    #expect(configuration.themeProblem == configuration.problems.first && configuration.problems.count == 1)
    #expect(
      configuration.themeProblem
        == .wrongValue(.theme, found: "gone", at: .file(path: home.configurationFile, key: "theme")))
    #expect(try home.configuration([], ["AICHAT_THEME": "gone"]).themeProblem != nil)
    #expect(try home.configuration([], ["AICHAT_THEME": "no name"]).themeProblem != nil)
    #expect(error { try home.configuration(["--theme", "gone"]) } != nil)
    try write("{", "gone")
    guard case .brokenFile? = try home.configuration().themeProblem else {
      Issue.record("\(try home.configuration().problems)")
      return
    }
  }

  @MainActor @Test func aThemeOfTheUsersCanBeTriedWithoutSavingIt() async throws {
    try write(##"{"background": "#102030"}"##, "own")
    let preferences = Preferences(unsaved: try home.configuration())
    try preferences.set("theme", to: "own")
    #expect(preferences[.theme] == .named("own"))
    #expect(!FileManager.default.fileExists(atPath: home.configurationFile))
  }

  @Test func theDoctorNamesEachMistake() async throws {
    try write(##"{"background": "#102030"}"##, "sound")
    try write("{\n\"background\": 1}", "wrong")
    try write("{}", "Loud")
    let pale = ColorTheme("pale", background: 0x102030, [.text: 0x202020])
    let check = ConfigurationHealthCheck(try home.configuration()) { theme in
      theme.name == "sound" ? [pale.mistake(of: .text, shown: RGBColor(0xEEEEEE), contrast: 1.29, least: 4.5)] : []
    }
    let found = await check.diagnostics(in: .english)
    #expect(found.map(\.state) == [.faulty, .notice, .faulty])
    #expect(found[0].found.contains("/Loud.json: no theme can have this name."))
    #expect(
      found[1].found == "pale: text: with #202020 words could not be read everywhere (contrast 1.2, at least 4.5 is "
        + "needed). #eeeeee is shown.")
    #expect(found[2].found.contains("wrong.json, line 2: background: found 1, expected a colour"))
    // A problem with the theme that the settings name is reported once.
    let chosen = try home.configuration(file: #"{"theme": "wrong"}"#)
    #expect(
      await ConfigurationHealthCheck(chosen).diagnostics(in: .english).filter { $0.found.contains("wrong.json") }.count
        == 1)
  }
}
