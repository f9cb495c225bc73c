import Entities
import JSON
import Testing

@testable import CharacterCards

/// What is compared of fields: lore and assets without the objects they were read from.
private struct Known: Equatable {
  var plain: CardFields
  var parts: [String]
}

/// Edits change what was edited, and nothing else.
@Suite struct MergingTests {
  private static let text = #"""
    {"x_root":1e3,"spec":"chara_card_v2","name":"Mara","data":{"zz":[1.50],"name":"Mara","description":"d","first_mes":"Oh.","tags":["a"],"extensions":{"chub":{"id":1},"talkativeness":"0.5"},"character_book":{"x_book":1,"extensions":{},"entries":[{"keys":["a"],"content":"A","extensions":{"x":1.0},"enabled":true,"insertion_order":1e1,"x_entry":[]},{"keys":["b"],"content":"B","extensions":{},"enabled":true,"insertion_order":2}]}},"spec_version":"2.0"}
    """#

  private func edited(_ text: String = Self.text, _ edit: (inout CardFields) -> Void) throws -> String {
    var card = try CharacterCard(text: text)
    edit(&card.fields)
    return card.text
  }

  @Test func aChangeAndItsReturnChangeNothing() throws {
    let same = try edited {
      $0.name = "Other"
      $0.name = "Mara"
    }
    #expect(same == Self.text)
  }

  @Test func onlyTheChangedFieldDiffers() throws {
    let new = try edited { $0.description = "new" }
    #expect(new == Self.text.replacing(#""description":"d""#, with: #""description":"new""#))
    let talk = try edited { $0.talkativeness = 0.75 }
    #expect(talk == Self.text.replacing(#""0.5""#, with: "0.75"))
  }

  @Test func aCopyOfSillyTavernFollows() throws {
    let new = try edited { $0.name = "Mara II" }
    #expect(new == Self.text.replacing(#""name":"Mara""#, with: #""name":"Mara II""#))
  }

  @Test func entriesKeepTheirUnknownParts() throws {
    let moved = try CharacterCard(
      text: edited {
        $0.lorebook?.entries.swapAt(0, 1)
        $0.lorebook?.entries[1].content = "A2"
        $0.lorebook?.entries[1].depth = 2
        $0.lorebook?.entries.append(LoreEntry(keys: ["c"], content: "C"))
      })
    let entries = try #require(moved.document.data["character_book"]?["entries"]?.array)
    #expect(
      entries.map { $0.text() } == [
        #"{"keys":["b"],"content":"B","extensions":{},"enabled":true,"insertion_order":2}"#,
        #"{"keys":["a"],"content":"A2","extensions":{"x":1.0,"depth":2},"enabled":true,"insertion_order":1e1,"x_entry":[]}"#,
        #"{"keys":["c"],"content":"C","extensions":{},"enabled":true,"insertion_order":100}"#,
      ])
    #expect(moved.document.data["character_book"]?["x_book"] == 1)
    #expect(try CharacterCard(text: edited { $0.lorebook = nil }).fields.lorebook == nil)
  }

  @Test func everyFieldIsReadBack() throws {
    var fields = CardFields()
    (fields.name, fields.nickname) = ("n", "nick")
    (fields.description, fields.personality, fields.scenario) = ("d", "p", "s")
    (fields.firstMessage, fields.alternateGreetings, fields.groupOnlyGreetings) = ("f", ["g"], ["h"])
    (fields.exampleDialogue, fields.systemPrompt, fields.postHistoryInstructions) = ("e", "sys", "phi")
    (fields.creatorNotes, fields.creatorNotesByLanguage) = ("c", ["en": "c", "ko": "노트"])
    (fields.tags, fields.creator, fields.characterVersion, fields.talkativeness) = (["t"], "cr", "2", 0.5)
    fields.depthPrompt = .init(text: "dp", depth: 3, role: .assistant)
    fields.source = ["x"]
    (fields.created, fields.modified) = (Timestamp(milliseconds: 5_000), Timestamp(milliseconds: 6_000))
    fields.assets = [CardAsset(type: "icon", name: "main", uri: "ccdefault:", ext: "png")]
    fields.lorebook = Lorebook(name: "b")
    fields.lorebook?.description = "bd"
    fields.lorebook?.scanDepth = 3
    fields.lorebook?.tokenBudget = 4
    fields.lorebook?.isRecursive = true
    fields.lorebook?.entries = Self.entries
    let card = CharacterCard(fields)
    #expect(card.version == .three && card.isEdited)
    let again = try CharacterCard(text: card.text)
    #expect(again.fields.withoutOrigin == fields.withoutOrigin)
    #expect(again.fields.creatorNotes(in: .korean) == "노트" && again.fields.greetings == ["f", "g"])
    #expect(again.text == card.text)
  }

  /// For every field, an entry in which it differs.
  private static let entries: [LoreEntry] = {
    let changes: [(inout LoreEntry) -> Void] = [
      { $0.name = "n" }, { $0.comment = "c" }, { $0.secondaryKeys = ["s"] }, { $0.isSelective = true },
      { $0.logic = .all }, { $0.isEnabled = false }, { $0.isConstant = true }, { $0.usesRegex = false },
      { $0.isCaseSensitive = true }, { $0.matchesWholeWords = false }, { $0.order = -1.5 }, { $0.priority = 1 },
      { $0.depth = 9 }, { $0.role = .user }, { $0.scanDepth = 2 }, { $0.probability = 30 },
      { $0.ignoresRecursion = true }, { $0.stopsRecursion = true }, { $0.recursionDelay = 2 }, { $0.sticky = 1 },
      { $0.cooldown = 1 }, { $0.delay = 1 }, { $0.group = "g" }, { $0.groupWeight = 5 },
      { $0.isGroupOverride = true }, { $0.usesGroupScoring = true }, { $0.content = "c" },
    ]
    let plain = LoreEntry(keys: ["k"], content: "")
    let positions = LoreEntry.Position.allCases.map { position in
      { (entry: inout LoreEntry) in entry.position = position }
    }
    return (changes + positions).map { change in
      var entry = plain
      change(&entry)
      return entry
    }
  }()

  @Test func anOlderCardBecomesNewerOnlyAsFarAsNeeded() throws {
    let one = #"{"name":"M","first_mes":"Hi","x_mine":[1],"fav":true,"description":""}"#
    let two = try CharacterCard(text: edited(one) { $0.systemPrompt = "s" })
    #expect(two.version == .two && two.document.root["x_mine"] == [1])
    #expect(two.document.data["extensions"] == ["fav": true])
    let three = try CharacterCard(text: edited(one) { $0.nickname = "n" })
    #expect(three.version == .three && three.document.root["x_mine"] == [1])
    let agnai = #"{"kind":"character","name":"M","persona":{"kind":"text","attributes":{"text":["a"]}},"voice":{}}"#
    let description = try CharacterCard(text: edited(agnai) { $0.description += "b" })
    #expect(description.fields.description == "ab" && description.document.root["voice"] == [:])
  }

  @Test func aTimeIsStampedOnlyOnAChange() throws {
    let text = #"{"spec":"chara_card_v3","spec_version":"3.0","data":{"name":"M","group_only_greetings":[]}}"#
    var card = try CharacterCard(text: text)
    let now = Timestamp(milliseconds: 1_700_000_000_999)
    #expect(try CardWriter.bytes(card, as: .json(), at: now) == Array(text.utf8))
    card.fields.name = "N"
    let changed = try CardWriter.bytes(card, as: .json(), at: now)
    #expect(String(decoding: changed, as: UTF8.self).contains(#""modification_date":1700000000"#))
  }
}

extension CardFields {
  /// Without the parts from which lore and assets were read.
  fileprivate var withoutOrigin: Known {
    var plain = self
    plain.lorebook = nil
    plain.assets = []
    let entries = (lorebook?.entries ?? []).map { entry in
      var entry = entry
      // A new entry of version 3 says that it has no regular expressions.
      entry.usesRegex = entry.usesRegex ?? false
      return Mirror(reflecting: entry).children.filter { !["document", "id", "compilesBareKeys"].contains($0.label) }
        .map { "\($0.label ?? ""): \($0.value)" }.joined(separator: " ")
    }
    let book = lorebook.map {
      "\($0.name) \($0.description) \([$0.scanDepth, $0.tokenBudget]) \($0.isRecursive ?? false)"
    }
    return Known(
      plain: plain, parts: [book ?? ""] + entries + assets.map { "\($0.type) \($0.name) \($0.uri) \($0.ext)" })
  }
}
