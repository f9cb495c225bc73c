import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// The manual page, as `man` and similar programs read it.
  @Suite struct ManualTests {
    let home: Home

    init() throws { home = try Home() }

    @Test(arguments: [("en", "NAME"), ("ko", "이름")])
    func nothingIsWrongWithThePage(language: String, heading: String) async throws {
      let page = try await home.aichat("--lang", language, "help", "man")
      #expect(page.status == 0 && page.stderr.isEmpty && page.text.contains(".SH \(heading)\n"))
      let file = home.path + "/aichat.1"
      try home.write(page.stdout, to: file)
      let environment = home.environment()
      let checked = try await Program("/usr/bin/env", ["mandoc", "-Tlint", file], environment: environment).end()
      #expect(checked.status == 0, "mandoc says (127: it is missing, Tools/setup --with-tests): \(checked.everything)")
      let shown = try await Program("/usr/bin/env", ["mandoc", "-Tutf8", file], environment: environment).end()
      // Bold is a letter, a backspace and the letter.
      let text = shown.text.replacing(/.\x08/, with: "")
      #expect(text.contains("--avatar NAME") && text.contains("AICHAT(1)"))
    }

    @Test func helpIsHelp() async throws {
      #expect(try await home.aichat("help", "ask").text == home.aichat("ask", "--help").text)
      #expect(try await home.aichat("help").text == home.aichat("--help").text)
      #expect(try await home.aichat("help", "nothing").status == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    }
  }
}
