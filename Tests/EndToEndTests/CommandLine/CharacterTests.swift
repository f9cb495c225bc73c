import Foundation
import NetworkTesting
import TerminalTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// `avatars create`, `show`, `edit` and `delete`, and what a model is told.
  @Suite struct CharacterTests {
    private let home: Home

    init() throws { home = try Home() }

    @Test func aCharacterIsMadeShownChangedAndDeleted() async throws {
      let made = try await home.aichat(
        "avatars", "create", "Mira", "--kind", "woman", "--description", "{{char}} maps the sea for {{user}}.",
        "--greeting", "Ahoy, {{user}}.", "--greeting", "Hello.", "--tag", "sea", "--talkativeness", "0.25",
        "--system-prompt", "{{original}} Be brief.", "--post-history-instructions", "Stay aboard.")
      #expect(made.status == 0, "\(made.everything)")
      let shown = try await home.aichat("avatars", "show", "Mira")
      for words in ["A woman who is smiling", "[Description]\n{{char}} maps", "[Greeting 2]\nHello.", "sea", "0.25"] {
        #expect(shown.text.contains(words), "\(shown.text)")
      }
      // What is shown as JSON makes an equal character.
      let json = try await home.aichat("avatars", "show", "Mira", "--json")
      let file = home.path + "/mira.json"
      try home.write(Array(json.text.utf8), to: file)
      #expect(try await home.aichat("avatars", "create", "Twin", "--file", file).status == 0)
      let twin = try await home.aichat("avatars", "show", "Twin", "--json")
      func fields(_ text: String) throws -> NSDictionary {
        var object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        for key in ["id", "name", "created"] { object[key] = nil }
        return object as NSDictionary
      }
      #expect(try fields(twin.text) == fields(json.text) && fields(json.text).count > 8)

      // Every part reaches the model.
      let server = LoopbackServer.replying("Aye.")
      let asked = try await home.aichat("ask", "-a", "Mira", "Where to?", environment: server.environment)
      #expect(asked.text == "Aye.")
      let body = try #require(server.requests.first?.body)
      let sent = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
      let turns = try #require(sent["messages"] as? [[String: Any]])
      let system = try #require(turns.first?["content"] as? String)
      #expect(system.contains("Be brief.") && system.contains("Mira maps the sea for User."))
      #expect(turns.last?["content"] as? String == "Where to?\n\nStay aboard.")
      #expect(turns.dropFirst().first?["content"] as? String == "Ahoy, User.")

      #expect(try await home.aichat("avatars", "edit", "Mira", "--name", "Mirabel", "--greeting", "Hi.").status == 0)
      let changed = try await home.aichat("avatars", "show", "Mirabel")
      #expect(changed.text.contains("[First message]\nHi.") && !changed.text.contains("Hello."))
      let refused = try await home.aichat("avatars", "delete", "Mirabel")
      #expect(refused.status == 2 && refused.stderr.contains("--yes"))
      #expect(try await home.aichat("avatars", "delete", "Mirabel", "--yes").status == 0)
      #expect(try await home.aichat("avatars", "show", "Mirabel").status == 4)
      let builtIn = try await home.aichat("avatars", "delete", "Juno", "--yes")
      #expect(builtIn.status != 0 && builtIn.stderr.contains("Juno came with the program"))
    }

    @Test func aModelDrawsACharacterAndItsCostIsToldFirst() async throws {
      let file = Data(SamplePicture.file)
      let server = LoopbackServer(
        .picture(base64: file.base64EncodedString(), usage: #"{"input_tokens":40,"output_tokens":900}"#))
      let environment = server.environment.merging(["AICHAT_IMAGE_MODEL": "painter"]) { $1 }
      let made = try await home.aichat(
        "avatars", "create", "Zed", "--kind", "alien", "--draw", "with a hat", environment: environment)
      #expect(made.status == 0, "\(made.everything)")
      #expect(made.stderr.contains("painter") && made.stderr.contains("received"), "\(made.stderr)")
      let request = try #require(server.requests.first)
      #expect(request.head.hasPrefix("POST /v1/images/generations "))
      let sent = try #require(try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
      let words = try #require(sent["prompt"] as? String)
      #expect(sent["model"] as? String == "painter" && words.contains("with a hat") && words.contains("An alien"))
      // It is the character's picture, and no file is left beside the data.
      let card = home.path + "/zed.png"
      #expect(try await home.aichat("avatars", "export", "Zed", "--output", card).status == 0)
      #expect(try Data(contentsOf: URL(filePath: card)).prefix(80) == file.prefix(80))
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.data + "/drawings").isEmpty)
      // A server without pictures is told before anything is asked.
      let refused = try await home.aichat(
        "avatars", "create", "Two", "--draw", "", environment: ["AICHAT_PROVIDER": "offline"])
      #expect(refused.status == 2 && refused.stderr.contains("cannot draw") && server.requests.count == 1)
      #expect(try await home.aichat("avatars", "show", "Two").status == 4)
    }

    @Test func aModelWritesACharacterAndItsCostIsToldFirst() async throws {
      let server = LoopbackServer.replying(
        "### Na", "me\nMara\n### Description\nA cartographer.\n", "### First message\nAhoy.\n### Tags\nsea, maps")
      let made = try await home.aichat(
        "avatars", "create", "--write", "a cartographer on ice", "--tag", "mine", environment: server.environment)
      #expect(made.status == 0 && made.stderr.contains("Written by "), "\(made.everything)")
      let body = try #require(server.requests.first?.body)
      #expect(String(decoding: body, as: UTF8.self).contains("a cartographer on ice"))
      let shown = try await home.aichat("avatars", "show", "Mara")
      for words in ["[Description]\nA cartographer.", "[First message]\nAhoy.", "mine"] {
        #expect(shown.text.contains(words) && !shown.text.contains("maps"), "\(shown.text)")
      }
      let rules = try await home.aichat("--provider", "offline", "avatars", "create", "--write", "a cat")
      #expect(rules.status == 2 && rules.stderr.contains("Choose a model"), "\(rules.everything)")
    }

    /// A card from standard input; its own note reaches the model, and the export has it as it was.
    @Test func aCardComesFromStandardInputWithItsNote() async throws {
      let card =
        #"{"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Mara","description":"A cartographer.","#
        + #""first_mes":"Ahoy.","extensions":{"depth_prompt":{"prompt":"{{char}} is tired.","depth":0,"role":"system"}}}}"#
      let imported = try await home.aichat("avatars", "import", "-", stdin: card)
      #expect(imported.status == 0 && imported.text.hasPrefix("-\tadded: Mara"), "\(imported.everything)")
      let server = LoopbackServer.replying("Aye.")
      #expect(try await home.aichat("ask", "-a", "Mara", "Where to?", environment: server.environment).status == 0)
      let sent = String(decoding: try #require(server.requests.first?.body), as: UTF8.self)
      #expect(sent.contains("Mara is tired."))
      let preview = try await home.aichat(
        "ask", "-a", "Mara", "--dry-run", "And?", environment: server.environment)
      #expect(preview.text.contains("Mara is tired."), "\(preview.everything)")
      let out = home.path + "/out.json"
      #expect(try await home.aichat("avatars", "export", "Mara", "--output", out).status == 0)
      #expect(try String(contentsOfFile: out, encoding: .utf8) == card)
    }

    @Test func aWrongFileSaysWhere() async throws {
      let file = home.path + "/wrong.json"
      for (text, words) in [
        ("{", "no JSON: see line 1"), (#"{"name":"A","tags":"sea"}"#, "the value of “tags”"),
        (#"{"name":"A","look":99}"#, "“look” is invalid"), ("[]", "another value"),
      ] {
        try home.write(Array(text.utf8), to: file)
        let made = try await home.aichat("avatars", "create", "--file", file)
        #expect(made.status == 2 && made.stderr.contains(words), "\(made.everything)")
      }
      #expect(try await home.aichat("avatars", "create", "--file", home.path + "/none.json").status == 4)
    }
  }
}
