import Entities
import Foundation
import Storage
import Testing

@testable import AvatarLibrary

/// Pictures that models drew, from their arrival to a character that has them.
@Suite struct DrawingTests {
  private static let now = Timestamp(milliseconds: Int64(Date.now.timeIntervalSince1970 * 1000))
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 9]
    + Array(repeating: 7, count: 60)

  private func withFolder(_ body: (_ folder: String, TestRepository) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aichat-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder, try await TestRepository(at: Self.now, drawings: folder))
  }

  @Test func aDrawingBecomesThePictureOfACharacter() async throws {
    try await withFolder { folder, repository in
      let path = try await repository.avatarRepository.keepDrawing(Self.png)
      let id = try #require(AvatarPicture.ID(drawing: path))
      #expect(path == "\(folder)/\(id.drawing)")
      let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(rights == 0o600)
      // The form shows it before anything is saved.
      #expect(try await repository.pictureFile(id) == Self.png)
      let avatar = try await repository.createAvatar(repository.draft("Zed", picture: path))
      let picture = try #require(avatar.picture)
      #expect(try await repository.pictureFile(picture) == Self.png)
      #expect(!FileManager.default.fileExists(atPath: path))
      let other = try await repository.avatarRepository.keepDrawing(Self.png)
      let changed = try await repository.changeAvatar(avatar.id, to: repository.draft("Zed"), picture: .file(other))
      #expect(changed.picture != picture && !FileManager.default.fileExists(atPath: other))
    }
  }

  @Test func `A chosen file can be shown before it is saved, and is not kept`() async throws {
    try await withFolder { folder, repository in
      let path = "\(folder)-mine.png"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data(Self.png).write(to: URL(fileURLWithPath: path))
      let id = try await repository.previewPicture(at: path)
      #expect(try await repository.pictureFile(id) == Self.png)
      // The same file keeps its id, so that its picture is not decoded again.
      #expect(try await repository.previewPicture(at: path) == id)
      await #expect(throws: AvatarFailure.self) { _ = try await repository.previewPicture(at: folder + "-none.png") }
      #expect(try await TestRepository().pictureFile(id) == nil)
    }
  }

  /// A file of the user's is never deleted, even one that is named like a drawing.
  @Test func filesElsewhereStay() async throws {
    try await withFolder { folder, repository in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent(AvatarPicture.ID(at: Self.now).drawing).path
      defer { try? FileManager.default.removeItem(atPath: file) }
      try Data(Self.png).write(to: URL(fileURLWithPath: file))
      _ = try await repository.createAvatar(repository.draft("Zed", picture: file))
      #expect(FileManager.default.fileExists(atPath: file))
    }
  }

  @Test(arguments: [[], Array("GIF89a".utf8), Array(png.prefix(57)), png + Array(repeating: 0, count: 8 << 20)])
  func whatCannotBeUsedIsRefused(file: [UInt8]) async throws {
    try await withFolder { folder, repository in
      await #expect(throws: AvatarFailure.unusableDrawing) {
        try await repository.avatarRepository.keepDrawing(file)
      }
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
    let blind = try await TestRepository(canDraw: { _ in false })
    await #expect(throws: AvatarFailure.unusableDrawing) { try await blind.avatarRepository.keepDrawing(Self.png) }
  }

  @Test func whereNothingCanBeKeptThereIsAReason() async throws {
    let repository = try await TestRepository()
    let failure = await #expect(throws: AvatarFailure.self) {
      try await repository.avatarRepository.keepDrawing(Self.png)
    }
    guard case .unsavedDrawing? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  /// The next drawing sweeps what is older than a day, but not what a form names.
  @Test func whatNoFormNamesGoesAfterADay() async throws {
    try await withFolder { _, repository in
      let library = repository.avatarRepository
      let kept = try await library.keepDrawing(Self.png), left = try await library.keepDrawing(Self.png)
      try await repository.saveAvatarDraft(repository.draft("Zed", picture: kept), of: nil)
      let fresh = try await library.keepDrawing(Self.png)
      #expect([kept, left, fresh].allSatisfy { FileManager.default.fileExists(atPath: $0) })
      for path in [kept, left] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date.now.addingTimeInterval(-25 * 3600)], ofItemAtPath: path)
      }
      _ = try await library.keepDrawing(Self.png)
      #expect([kept, left, fresh].map { FileManager.default.fileExists(atPath: $0) } == [true, false, true])
    }
  }
}
