import Foundation
import Testing

@testable import CharacterCards

/// A card can come from a pipe, and its bytes tell its kind.
@Suite struct StandardInputTests {
  /// Reads what another thread writes into a pipe.
  private func source(of bytes: [UInt8], limit: Int = 1 << 20) throws -> CardSource {
    let pipe = Pipe()
    let writer = Thread {
      // The reader may stop early.
      try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    return try StandardInput.source(of: pipe.fileHandleForReading.fileDescriptor, limit: limit)
  }

  @Test func aCardOfEachKindIsReadFromAPipe() throws {
    let json = Array(#"{"name":"Mara","first_mes":"Ahoy."}"#.utf8)
    let picture = Picture(seed: 1).adding("chara", text: Array(Data(json).base64EncodedString().utf8)).file
    for (file, container) in [(json, ReadCard.Container.json), (picture, .png)] {
      let read = try CardReader.read(try source(of: file))
      #expect(read.card.fields.firstMessage == "Ahoy." && read.container == container)
    }
  }

  @Test func aPathWithoutAFileIsMissing() throws {
    try withFile([]) { path in
      let found = try CardFolder.files(at: path)
      #expect(found == [path])
      // Below a file there is no other.
      for path in [path + ".none", path + "/none"] {
        #expect(throws: CardError.missing) { try CardFolder.files(at: path) }
      }
    }
  }

  @Test func aFileIsReadInPlaceFromItsBeginning() throws {
    try withFile(Array(#"{"name":"Mara","first_mes":""}"#.utf8)) { path in
      let file = try #require(FileHandle(forReadingAtPath: path))
      _ = try file.readToEnd()
      let source = try StandardInput.source(of: file.fileDescriptor, limit: 1)
      #expect(try CardReader.read(source).card.fields.name == "Mara")
    }
  }

  @Test func aPipeWithoutAnEndIsRefused() throws {
    #expect(throws: CardError.tooLarge(.file, limit: 1_000)) {
      try source(of: [UInt8](repeating: 0x7B, count: 1_001), limit: 1_000)
    }
  }
}
