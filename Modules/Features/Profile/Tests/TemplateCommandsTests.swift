import Entities
import FeatureKit
import FeatureKitTestSupport
import Foundation
import ProfileTestSupport
import Testing

@testable import Profile

@MainActor struct TemplateCommandsTests {
  private let interactor = FakeProfileInteractor()

  init() { interactor.templateList.templates = PromptTemplate.samples }

  private func run(_ words: String..., io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    try await run(words, io)
  }

  private func run(_ words: [String], _ io: RecordingCommandIO) async throws -> ExitCode {
    let group = TemplateCommands(interactor: interactor).group
    let command = try #require(group.subcommands[words.first])
    let run = try #require(command.run)
    return try await run(Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  private var names: [String] { interactor.templateList.templates.map(\.name) }

  @Test func `The list shows the variables, and what cannot be used`() async throws {
    interactor.templateList.problems = [LocalizedText("broken", "깨짐")]
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(
      io.lines == [
        "translate\tto=Korean, input\tTranslate into {{to=Korean}}, and keep the tone:",
        "검토\t\t이 글에서 어색한 문장을 찾아 고쳐 줘.",
      ])
    #expect(io.warnings == ["broken"])
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("list", io: json) == .done)
    let entries = try #require(json.values.first as? [TemplateEntry])
    #expect(
      entries[0].variables
        == [TemplateEntry.Variable(name: "to", default: "Korean"), TemplateEntry.Variable(name: "input")])
  }

  @Test func `One is made, shown, changed and deleted`() async throws {
    #expect(try await run("create", "/New", "Say", "{{input}}") == .done)
    #expect(try await run("create", "piped", io: RecordingCommandIO(input: "of a\npipe\n")) == .done)
    let io = RecordingCommandIO()
    #expect(try await run("show", "new", io: io) == .done)
    #expect(io.output == "Say {{input}}\n")
    #expect(try await run("edit", "new", "--name", "newer") == .done)
    #expect(try await run("edit", "newer", "Other", "text") == .done)
    #expect(interactor.templateList.templates.contains(PromptTemplate(name: "newer", text: "Other text")))
    let asking = RecordingCommandIO()
    asking.answer = false
    #expect(try await run("delete", "newer", io: asking) == .failed)
    #expect(asking.questions.count == 1 && names.contains("newer"))
    #expect(try await run("delete", "newer", "--yes") == .done)
    #expect(names == ["piped", "translate", "검토"])
  }

  @Test(arguments: [
    ["create"], ["create", "a"], ["edit", "translate"], ["show"], ["show", "a", "b"], ["delete"], ["import"],
  ])
  func `Wrong words change nothing`(words: [String]) async throws {
    let failure = await #expect(throws: CommandFailure.self) { try await run(words, RecordingCommandIO()) }
    #expect(failure?.code == .wrongUsage && interactor.templateList.templates == PromptTemplate.samples)
  }

  @Test func `A missing name is named`() async throws {
    for words in [["show", "gone"], ["edit", "gone", "x"], ["export", "gone"], ["delete", "gone", "--yes"]] {
      let failure = await #expect(throws: CommandFailure.self) { try await run(words, RecordingCommandIO()) }
      #expect(failure?.code == .missing && failure?.description.contains("translate") == true)
    }
  }

  @Test func `An export is imported once, texts under their names`() async throws {
    let exported = RecordingCommandIO()
    #expect(try await run("export", io: exported) == .done)
    let entries = try #require(exported.values.first as? [TemplateEntry])
    interactor.templateList.templates = []
    for expected in [3, 0] {
      let io = RecordingCommandIO()
      io.valuesOfFiles["t.json"] = try JSONDecoder().decode([TemplateEntry].self, from: JSONEncoder().encode(entries))
      io.files["dir/Note v.2.md"] = Array("A note\n".utf8)
      #expect(try await run("import", "t.json", "dir/Note v.2.md", io: io) == .done)
      #expect(io.lines.count == expected && io.warnings.count == 1)
    }
    #expect(names == ["note-v-2", "translate", "검토"])
  }

  @Test func `A file that cannot be used is named, and the others are imported`() async throws {
    let io = RecordingCommandIO()
    io.files = ["bytes.md": [0xFF], "good.md": Array("Good".utf8)]
    #expect(try await run("import", "bytes.md", "good.md", io: io) == .wrongUsage)
    #expect(io.lines == ["good"] && io.warnings.first?.hasPrefix("bytes.md: ") == true)
    io.files["again.md"] = Array("Again".utf8)
    #expect(try await run("import", "none.md", "bytes.md", "again.md", io: io) == .missing)
    #expect(names.contains("good") && names.contains("again"))
    io.valuesOfFiles["-"] = [TemplateEntry(PromptTemplate(name: "piped", text: "Of a pipe"))]
    #expect(try await run("import", "-", io: io) == .done)
    #expect(names.contains("piped"))
  }

  @Test func `Another template of the same name stays, unless it is to be replaced`() async throws {
    let io = RecordingCommandIO()
    io.files["translate.md"] = Array("Other".utf8)
    interactor.saveError = TemplateExists()
    #expect(try await run("import", "translate.md", io: io) == .failed)
    #expect(io.warnings.count == 2 && interactor.templateList.templates == PromptTemplate.samples)
    interactor.saveError = nil
    #expect(try await run("import", "--replace", "translate.md", io: io) == .done)
    #expect(interactor.templateList.templates.contains(PromptTemplate(name: "translate", text: "Other")))
    io.files["bytes.md"] = [0xFF]
    await #expect(throws: CommandFailure.self) { try await run("import", "bytes.md", io: io) }
  }
}

private struct TemplateExists: UserErrorConvertible, ExplainedError {
  var userError: UserError? { .name }
  func message(in language: ContentLanguage) -> String { "there is one" }
}
