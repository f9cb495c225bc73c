import Entities
import Foundation
import Testing

@testable import PromptTemplates

/// Templates in a folder of their own, and in memory.
struct TemplateFolderTests {
  /// A folder that is deleted at the end.
  private final class Home: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/aichat-templates-\(UUID().uuidString)"
    var templates: String { path + "/aichat/templates" }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], _ name: String) throws {
      try FileManager.default.createDirectory(atPath: templates, withIntermediateDirectories: true)
      #expect(FileManager.default.createFile(atPath: "\(templates)/\(name)", contents: Data(bytes)))
    }
  }

  private struct Office: TemplateProviding { let templateFolder: TemplateFolder }

  private let home = Home()

  private func office(inMemory: Bool = false) -> Office {
    Office(templateFolder: TemplateFolder(path: inMemory ? nil : home.templates))
  }

  @Test(arguments: [false, true]) func `Templates are stored, renamed and deleted`(inMemory: Bool) async throws {
    let office = office(inMemory: inMemory)
    #expect(await office.templates() == TemplateList())
    try await office.saveTemplate(PromptTemplate(name: "tr", text: "Translate {{input}}\n\n"), replacing: nil)
    try await office.saveTemplate(PromptTemplate(name: "번역-2", text: "옮겨 줘"), replacing: nil)
    #expect(await office.templates().templates.map(\.text) == ["Translate {{input}}", "옮겨 줘"])
    // A new one replaces nothing.
    for old in [nil, "번역-2"] {
      await #expect(throws: TemplateFailure.exists("tr")) {
        try await office.saveTemplate(PromptTemplate(name: "tr", text: "x"), replacing: old)
      }
    }
    try await office.saveTemplate(PromptTemplate(name: "translate", text: "T"), replacing: "tr")
    #expect(await office.templates().templates.map(\.name) == ["translate", "번역-2"])
    let deleted = try await office.deleteTemplate(named: "translate")
    #expect(deleted == PromptTemplate(name: "translate", text: "T"))
    let failure = await #expect(throws: TemplateFailure.self) { try await office.deleteTemplate(named: "translate") }
    #expect(failure == .unknown("translate", known: ["번역-2"]) && failure?.isMissing == true)
    await #expect(throws: TemplateFailure.unknown("gone", known: ["번역-2"])) {
      try await office.saveTemplate(PromptTemplate(name: "new", text: "x"), replacing: "gone")
    }
  }

  @Test func `A file is private, and its text ends with one line break`() async throws {
    try await office().saveTemplate(PromptTemplate(name: "a", text: " two\nlines \n"), replacing: nil)
    let file = home.templates + "/a.md"
    #expect(try String(contentsOfFile: file, encoding: .utf8) == " two\nlines\n")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    // Written by an editor.
    try home.write([0xEF, 0xBB, 0xBF] + Array("from outside\r\n".utf8), "b.md")
    #expect(await office().templates().templates.map(\.text) == [" two\nlines", "from outside"])
  }

  @Test(arguments: [
    "", "A", "a b", "-a", "a/b", "../a", "a.b", "a\u{1B}", "a\u{200B}", String(repeating: "a", count: 41),
  ])
  func `Other names are refused, and touch no file`(name: String) async throws {
    await #expect(throws: TemplateFailure.badName(name)) {
      try await office().saveTemplate(PromptTemplate(name: name, text: "x"), replacing: nil)
    }
    await #expect(throws: TemplateFailure.self) { try await office().deleteTemplate(named: name) }
    #expect(await office().templates() == TemplateList())
  }

  @Test func `Unusable files are named, and hide no template`() async throws {
    try home.write(Array("fine".utf8), "fine.md")
    try home.write([0xFF, 0xFE], "bytes.md")
    try home.write(Array(repeating: 0x61, count: PromptTemplate.longestText + 1), "long.md")
    try home.write(Array(repeating: 0x61, count: PromptTemplate.longestText + 3), "longer.md")
    try home.write(Array(" \n".utf8), "empty.md")
    try home.write(Array("x".utf8), "Big Name.md")
    try home.write(Array("x".utf8), "other.txt")
    try home.write(Array("x".utf8), ".hidden.md")
    try FileManager.default.createDirectory(atPath: home.templates + "/folder.md", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: home.templates + "/link.md", withDestinationPath: "/nowhere")
    let list = await office().templates()
    #expect(list.templates == [PromptTemplate(name: "fine", text: "fine")])
    let problems = list.problems.map(\.english)
    for name in ["bytes", "long", "longer", "empty", "Big Name", "folder", "link"] {
      #expect(problems.count { $0.hasPrefix("\(home.templates)/\(name).md: ") } == 1, "\(name)")
    }
    #expect(problems.count == 7)
  }

  @Test func `More files than are read are mentioned`() async throws {
    for number in 0...TemplateFolder.mostFiles { try home.write([0x61], "t\(number).md") }
    let list = await office().templates()
    #expect(list.templates.count == TemplateFolder.mostFiles && list.problems.count == 1)
  }

  @Test func `Texts have limits`() async throws {
    for (text, failure) in [
      (" \n\u{3000}", TemplateFailure.emptyText),
      (String(repeating: "a", count: PromptTemplate.longestText + 1), .longText),
    ] {
      await #expect(throws: failure) {
        try await office().saveTemplate(PromptTemplate(name: "a", text: text), replacing: nil)
      }
    }
  }
}
