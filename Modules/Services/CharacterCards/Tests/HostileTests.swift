import Entities
import JSON
import Testing

@testable import CharacterCards

/// Files that try to do harm are refused with a reason, or read with a warning.
@Suite struct HostileTests {
  @Test func everyCaseEndsAsItShould() throws {
    for hostile in Hostile.cases {
      do throws(CardError) {
        let read = try CardReader.read(CardSource(hostile.file), limits: Hostile.limits)
        let found = Set(read.warnings.map(\.kind))
        switch hostile.outcome {
        case .refused: Issue.record("\(hostile) is read")
        case .warned(let kind): #expect(found.contains(kind), "\(hostile): \(found)")
        case .harmless: #expect(found.isEmpty, "\(hostile): \(found)")
        }
        try check(read, hostile)
      } catch {
        #expect(hostile.outcome == .refused(error), "\(hostile): \(error)")
        #expect(!error.message(in: .english).isEmpty && error.message(in: .english) != error.message(in: .korean))
      }
    }
  }

  /// What is read is kept, and written without a control character.
  private func check(_ read: ReadCard, _ hostile: Hostile.Case) throws(CardError) {
    let text = read.card.text
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 && !(0x7F...0x9F).contains($0.value) }, "\(hostile)")
    #expect(try CharacterCard(text: text).document == read.card.document, "\(hostile)")
    for warning in read.warnings { #expect(warning.text.english != warning.text.korean) }
    _ = try? read.picture()
  }

  /// The list describes every case, and every hazard has two.
  @Test func theListIsComplete() throws {
    let lines = try Corpus.lines("hostile")
    #expect(
      Set(lines.map { [$0["case"]?.string, $0["outcome"]?.string] })
        == Set(Hostile.cases.map { [$0.description, $0.outcome.word] }))
    for (row, cases) in Dictionary(grouping: lines, by: { $0["row"]?.string ?? "" }) {
      #expect(cases.count >= 2, "\(row)")
    }
  }

  /// Every case again as a file on the disk, of which only parts are read.
  @Test func aFileIsReadAsItsBytes() throws {
    for hostile in Hostile.cases {
      try withFile(hostile.file) { path in
        let bytes = Result { () throws(CardError) in
          try CardReader.read(CardSource(hostile.file), limits: Hostile.limits)
        }
        let file = Result { () throws(CardError) in try CardReader.read(CardSource(path: path), limits: Hostile.limits)
        }
        #expect(bytes.map(\.warnings) == file.map(\.warnings), "\(hostile)")
        #expect(bytes.map(\.card) == file.map(\.card), "\(hostile)")
      }
    }
  }

  @Test func assetsAreCheckedWhenTheyAreRead() throws {
    func picture(_ change: (inout Archive.File) -> Void) throws -> [UInt8]? {
      let assets: JSONValue = [["type": "icon", "name": "main", "uri": "embeded://i.png", "ext": "png"]]
      var archive = Archive([("card.json", Hostile.card(["assets": assets])), ("i.png", Array(1...200))])
      change(&archive.files[1])
      return try CardReader.read(CardSource(archive.bytes), limits: Hostile.limits).picture()
    }
    #expect(try picture { $0.isPacked = true } == Array(1...200))
    #expect(throws: CardError.tooLarge(.asset, limit: 60_000)) {
      try picture { ($0.packed, $0.claimedSize) = (Deflater.bomb(0, matches: 300), 9) }
    }
    #expect(throws: CardError.encrypted) { try picture { $0.flags = 1 } }
    #expect(throws: CardError.damaged(.asset)) { try picture { $0.checksum = 1 } }
    #expect(try picture { $0.name = "I.png" } == nil)
  }

  @Test func namesAndPathsAreChecked() {
    #expect(throws: CardError.unsupported(.yaml)) {
      try CardReader.read(CardSource(Array("char: x".utf8)), name: "Mara.YAML")
    }
    #expect(throws: CardError.unsupported(.falseJSON)) {
      try CardReader.read(CardSource(Array("garbage".utf8)), name: "Mara.json")
    }
    for path in ["/dev/zero", "/tmp", "/nowhere/at/all"] {
      #expect(throws: CardError.self) { try CardSource(path: path) }
    }
  }
}

extension Hostile.Outcome {
  fileprivate var word: String {
    switch self {
    case .refused: "refused"
    case .warned: "warned"
    case .harmless: "harmless"
    }
  }
}
