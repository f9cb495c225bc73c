import Entities
import Foundation
import Testing

@testable import AvatarLibrary

@Suite struct PictureFileTests {
  /// The beginning of a PNG file, filled up to a size.
  private static func png(_ width: UInt32 = 10, _ height: UInt32 = 10, count: Int = 80) -> Data {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    for side in [width, height] { file += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) } }
    return Data(file + Array(repeating: 7, count: count - file.count))
  }

  private func withFile(_ data: Data, _ body: (String) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("aichat-\(UUID().uuidString).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(file.path)
  }

  @Test func aPictureIsCopied() async throws {
    let repository = try await TestRepository()
    let data = Self.png(count: 200_000)
    try await withFile(data) { path in
      let avatar = try await repository.createAvatar(repository.draft("Pudding", picture: path))
      let id = try #require(avatar.picture)
      try FileManager.default.removeItem(atPath: path)
      #expect(try await repository.ownAvatars() == [avatar])
      #expect(try await repository.pictureFile(id) == Array(data))
      try await repository.deleteAvatar(avatar.id)
      #expect(try await repository.pictureFile(id) == nil)
      try Data().write(to: URL(fileURLWithPath: path))
    }
  }

  @Test(arguments: [
    Data(), Data("GIF89a".utf8), PictureFileTests.png().prefix(57), PictureFileTests.png(0, 5),
    Data(PictureFileTests.png().reversed()),
  ])
  func whatIsNoPictureIsRefused(data: Data) async throws {
    try await withFile(data) { path in try await expect(.notAPicture(path), at: path) }
  }

  @Test(arguments: [
    PictureFileTests.png(16_385, 1), PictureFileTests.png(16_384, 1_025), PictureFileTests.png(~0, ~0),
    PictureFileTests.png(count: (8 << 20) + 1),
  ])
  func whatIsTooLargeIsRefused(data: Data) async throws {
    try await withFile(data) { path in try await expect(.largePicture(path), at: path) }
  }

  @Test func whatIsNoFileIsRefused() async throws {
    try await expect(.unreadablePicture("/no/such.png", reason: LocalizedText(systemError: ENOENT)), at: "/no/such.png")
    for path in ["/tmp", "/dev/null"] { try await expect(.notAPicture(path), at: path) }
  }

  /// A pipe without a writer is refused without waiting.
  @Test func aPipeIsNotWaitedFor() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("aichat-\(UUID().uuidString)").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await expect(.notAPicture(path), at: path)
  }

  /// The beginning of a file alone is no picture.
  @Test func whatCannotBeDecodedIsRefused() async throws {
    try await withFile(Data(Self.png())) { path in
      let repository = try await TestRepository(canDraw: { _ in false })
      await #expect(throws: AvatarFailure.brokenPicture(path)) {
        _ = try await repository.createAvatar(repository.draft("Pudding", picture: path))
      }
      #expect(try await repository.ownAvatars().isEmpty)
    }
  }

  /// No avatar is made if its picture cannot be read.
  private func expect(_ failure: AvatarFailure, at path: String) async throws {
    let repository = try await TestRepository()
    await #expect(throws: failure) {
      try await repository.createAvatar(repository.draft("Pudding", picture: path))
    }
    let made = try await repository.ownAvatars()
    #expect(made.isEmpty)
  }
}
