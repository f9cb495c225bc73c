import Entities
import Foundation
import Testing

@testable import Lorebooks

/// Lorebooks in files.
@Suite struct LorebookFileTests {
  private static let world =
    #"{"entries":{"0":{"uid":0,"key":["lamp"],"keysecondary":[],"comment":"Lamp","content":"A","order":1e2,"x":[1]},"#
    + #""4":{"uid":4,"key":["/x/i"],"content":"B","disable":true,"order":7}},"originalData":{"a":1.0}}"#

  private static func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lorebooks-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  private static func imported(_ path: String, _ office: Office) async throws -> LorebookImport {
    let all = try await office.importLorebooks(at: path)
    return try #require(all.count == 1 ? all[0] : nil)
  }

  /// The lorebook that a file's import added.
  private static func added(_ path: String, _ office: Office) async throws -> Lorebook {
    let outcome = try await imported(path, office).outcome
    let book: Lorebook? = if case .added(let book) = outcome { book } else { nil }
    return try #require(book, "\(outcome)")
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func aMissingFileIsTold() async throws {
    try await Self.inFolder { folder in
      let office = try await Office()
      try Self.write("no lorebook", to: folder + "/other.json")
      #expect(try await Self.imported(folder + "/none.json", office).isMissing)
      #expect(try await Self.imported(folder + "/other.json", office).isMissing == false)
    }
  }

  @Test func anUnchangedLorebookIsExportedAsItWasImported() async throws {
    try await Self.inFolder { folder in
      let office = try await Office()
      try Self.write(Self.world, to: folder + "/Old lamps.json")
      let imported = try await Self.imported(folder + "/Old lamps.json", office)
      guard case .added(let book) = imported.outcome else {
        Issue.record("\(imported)")
        return
      }
      // A world has no name but that of its file.
      #expect(book.name == "Old lamps" && book.entryCount == 2)
      try await office.exportLorebook(book.id, as: .original, to: folder + "/same.json", replacing: false)
      #expect(try String(contentsOfFile: folder + "/same.json", encoding: .utf8) == Self.world)
      // It is here already.
      #expect(try await Self.imported(folder + "/same.json", office).outcome == .known(book))
      #expect(try await office.lorebooks().count == 1)
      // Of a folder the JSON files, below it too.
      try FileManager.default.createDirectory(atPath: folder + "/more", withIntermediateDirectories: true)
      try Self.write(Self.world.replacingOccurrences(of: "lamp", with: "oil"), to: folder + "/more/oil.json")
      try Self.write("x", to: folder + "/more/picture.png")
      let all = try await office.importLorebooks(at: folder)
      #expect(all.map(\.path) == ["Old lamps", "more/oil", "same"].map { folder + "/\($0).json" })
      #expect(try await Set(office.lorebooks().map(\.name)) == ["Old lamps", "oil"])
    }
  }

  @Test func aChangedOneKeepsWhatIsNotUnderstood() async throws {
    try await Self.inFolder { folder in
      let office = try await Office()
      try Self.write(Self.world, to: folder + "/w.json")
      let book = try await Self.added(folder + "/w.json", office)
      let old = try await office.lorebookDetails(book.id).entries[0]
      var new = old
      new.content = "New."
      try await office.editLorebook(book.id, .change(at: 0, from: old, to: new))
      try await office.exportLorebook(book.id, as: .sillytavern, to: folder + "/st.json", replacing: false)
      let text = try String(contentsOfFile: folder + "/st.json", encoding: .utf8)
      let file = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let entries = try #require(file["entries"] as? [String: [String: Any]])
      #expect(entries["0"]?["content"] as? String == "New." && entries["0"]?["x"] as? [Int] == [1])
      #expect(entries["1"]?["disable"] as? Bool == true && text.contains("1e2") && text.contains("1.0"))
      #expect(file["name"] as? String == "w")
      try await office.exportLorebook(book.id, as: .v3, to: folder + "/v3.json", replacing: false)
      #expect(try String(contentsOfFile: folder + "/v3.json", encoding: .utf8).contains(#""spec":"lorebook_v3""#))
      // No file is replaced unasked.
      let error = await #expect(throws: (any Error).self) {
        try await office.exportLorebook(book.id, as: .v3, to: folder + "/v3.json", replacing: false)
      }
      #expect((error as? any FileExistsError)?.isFileExisting == true)
      try await office.exportLorebook(book.id, as: .v3, to: folder + "/v3.json", replacing: true)
      // What was exported says the same.
      let again = try await Self.added(folder + "/v3.json", office)
      #expect(try await office.lorebookDetails(again.id).entries == office.lorebookDetails(book.id).entries)
    }
  }

  /// A file from elsewhere may be anything.
  @Test func wrongFilesAreRefusedWithAReason() async throws {
    try await Self.inFolder { folder in
      let office = try await Office()
      for text in ["", "{", "{}", #"{"name":"Mara","first_mes":"Hi"}"#, #"{"entries":[1]}"#] {
        try Self.write(text, to: folder + "/x.json")
        let result = try await Self.imported(folder + "/x.json", office)
        guard case .refused(let reason) = result.outcome else {
          Issue.record("\(text): \(result)")
          continue
        }
        #expect(!reason.english.isEmpty && !reason.korean.isEmpty)
      }
      guard case .refused = try await Self.imported(folder + "/none.json", office).outcome else {
        Issue.record("there is no such file")
        return
      }
      let entries = (0..<15_001).map { _ in #"{"keys":[],"content":""}"# }.joined(separator: ",")
      try Self.write(#"{"entries":[\#(entries)]}"#, to: folder + "/many.json")
      guard case .refused = try await Self.imported(folder + "/many.json", office).outcome else {
        Issue.record("too many entries")
        return
      }
      #expect(try await office.lorebooks().isEmpty)
      // A hostile name becomes one line.
      try Self.write(#"{"name":"\u001b[31m\nx","entries":[]}"#, to: folder + "/y.json")
      guard case .added(let book) = try await Self.imported(folder + "/y.json", office).outcome else {
        Issue.record("a name is no reason")
        return
      }
      #expect(book.name == "y")
    }
  }
}
