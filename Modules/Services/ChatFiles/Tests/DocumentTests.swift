import Entities
import Testing

@testable import ChatFiles

/// The flat chats of several programs.
struct DocumentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: ChatFileFormat
    let text: String
    let source: String
    var testDescription: String { source }
  }

  /// Each is a chat of the user, who says “Hi”, and the character, which says “Hello”.
  static let cases = [
    Case(
      format: .openAI,
      text:
        #"{"model":"m","messages":[{"role":"user","content":"Hi"},{"role":"assistant","content":[{"type":"text","text":"Hello"}]}]}"#,
      source: "a request to a model"),
    Case(
      format: .openAI,
      text: "[\n {\"role\": \"user\", \"content\": \"Hi\"},\n {\"role\": \"assistant\", \"content\": \"Hello\"}\n]",
      source: "its messages alone"),
    Case(
      format: .openAI, text: "{\"role\":\"user\",\"content\":\"Hi\"}\n{\"role\":\"assistant\",\"content\":\"Hello\"}\n",
      source: "a message in each line"),
    Case(
      format: .openAI,
      text: #"{"id":"1","conversations":[{"from":"human","value":"Hi"},{"from":"gpt","value":"Hello"}]}"#,
      source: "from and value"),
    Case(
      format: .agnai,
      text:
        #"{"name":"A chat","greeting":"","messages":[{"msg":"Hi","userId":"u","handle":"Jiu"},{"msg":"Hello","characterId":"c","handle":"Zed"}]}"#,
      source: "Agnai"),
    Case(
      format: .characterAI,
      text:
        #"{"info":{},"histories":{"histories":[{"msgs":[{"text":"Hi","src":{"is_human":true}},{"text":"Hello","src":{"is_human":false,"name":"Zed"}}]}]}}"#,
      source: "CAI Tools"),
    Case(
      format: .oobabooga, text: #"{"data":[["x","y"]],"data_visible":[["Hi",""],["","Hello"]]}"#,
      source: "text-generation-webui, older"),
    Case(
      format: .oobabooga, text: #"{"internal":[["x","y"]],"visible":[["Hi","Hello"]]}"#,
      source: "text-generation-webui, newer"),
    Case(
      format: .risu,
      text:
        #"{"type":"risuChat","ver":2,"data":{"name":"A chat","message":[{"role":"user","data":"Hi"},{"role":"char","data":"Hello","time":1700000000000}]}}"#,
      source: "RisuAI"),
    Case(
      format: .risu,
      text:
        #"{"data":[{"name":"A chat","message":[{"role":"user","data":"Hi"},{"role":"char","data":"Hello"}]}],"type":"risuAllChats","ver":2}"#,
      source: "RisuAI, all chats"),
    Case(
      format: .koboldLite,
      text:
        #"{"gamestarted":true,"actions":["{{[OUTPUT]}}Hello"],"prompt":"{{[INPUT]}}Hi","savedsettings":{"chatname":"Jiu","chatopponent":"Zed||$||Yan"}}"#,
      source: "KoboldAI Lite"),
  ]

  @Test(arguments: cases) func isRead(_ sample: Case) async throws {
    let file = try await read(sample.text, named: "x.json")
    let (chat, messages, end) = try #require(file.chats.first)
    #expect(file.chats.count == 1 && chat.format == sample.format)
    #expect(messages.map(\.text) == ["Hi", "Hello"] && messages.map(\.role) == [.user, .assistant])
    #expect(messages.map(\.parent) == [nil, 0] && end.shown == 1)
    #expect(file.summary.warnings.isEmpty, "\(file.summary.warnings)")
  }

  @Test func severalChatsAreReadOneByOne() async throws {
    let chat = #"{"title":"T","messages":[{"role":"user","content":"Hi"}]}"#
    for text in ["[\(chat),\(chat),7,{\"a\":1}]", "{\"conversations\":[\(chat),\(chat)]}", "\(chat)\n\(chat)\n"] {
      let file = try await read(text, named: "x")
      #expect(file.chats.map(\.chat.title) == ["T", "T"])
      #expect(file.summary.warnings == (text.contains("7") ? [.foreignPart: 2] : [:]))
    }
  }

  @Test func partsThatAreNoTextAreNamed() async throws {
    let file = try await read(
      #"[{"role":"system","content":"Be kind"},{"role":"user","content":["See",{"type":"image_url","image_url":{"url":"data:x"}},{"type":"file","file":{"filename":"C:\\a\\b.pdf"}}]},{"role":"tool","content":"no"},{"role":"assistant","content":null}]"#,
      named: "x")
    #expect(file.texts == ["Be kind", "See\n[image]\n[attachment]"])
    #expect(file.messages.map(\.marks.isHidden) == [true, false])
    #expect(file.messages[1].attachments == ["b.pdf"])
    #expect(file.summary.warnings == [.nonTextPart: 1, .emptyMessage: 1, .foreignPart: 1])
  }

  /// A file that ends in the middle: what came before is kept.
  @Test func aCutDocumentGivesItsBeginning() async throws {
    let chat = #"{"messages":[{"role":"user","content":"Hi"}]}"#
    let file = try await read("[\(chat),{\"messages\":[{\"role\":", named: "x")
    #expect(file.texts == ["Hi"] && file.summary.warnings == [.cut: 1])
    for text in ["[", "{\"messages\":[", "[\(chat.dropLast())", "{]", "[,]"] {
      await #expect(throws: ChatFileFailure.self) { try await read(text, named: "x") }
    }
  }

  @Test func deepNestingIsLeftOut() async throws {
    let deep = String(repeating: "[", count: 200_000)
    for text in [deep, "{\"messages\":\(deep)", "{\"data\":\(String(repeating: "{\"data\":", count: 5_000))"] {
      await #expect(throws: ChatFileFailure.self) { try await read(text, named: "x") }
    }
    let value = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
    let file = try await read(
      #"[{"role":"user","content":"Hi","x":\#(value)},{"role":"user","content":"Ho"}]"#, named: "x")
    #expect(file.texts == ["Hi", "Ho"] && file.summary.warnings == [.longPart: 1])
  }
}
