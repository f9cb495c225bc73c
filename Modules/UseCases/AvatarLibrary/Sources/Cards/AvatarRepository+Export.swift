import CharacterCards
import Entities
import Storage

/// Exporting cards.
extension AvatarRepository {
  /// The most files of one name in a folder.
  private static let mostOfOneName = 10_000

  /// Writes a character, built in or stored, as a card. The ending of the path chooses the kind: `.png`, `.json` or
  /// `.charx`; standard output, `/dev/stdout`, gets JSON. A card without changes is written as it was read.
  /// - Parameter isReplacing: Whether an existing file may be replaced.
  /// - Returns: What the file lacks.
  /// - Throws: `AvatarFailure.missing`, `.unknownCard`, `.noPicture`; a `FileExistsError`; the errors of the card.
  func exportCard(_ id: Avatar.ID, to path: String, replacing isReplacing: Bool) async throws -> [LocalizedText] {
    guard let details = try await character(id) else { throw AvatarFailure.missing(id) }
    let format = try await format(of: path, for: details.avatar)
    var card =
      if let document = try await avatars.card(of: id) {
        try CharacterCard(text: String(decoding: document, as: UTF8.self))
      } else {
        CharacterCard(CardFields())
      }
    try card.fields.adopt(details)
    let warnings = try CardWriter.write(card, as: format, at: now(), toFile: path, replacing: isReplacing)
    return warnings.map(\.text)
  }

  /// Writes a character as a card into a folder, which is made if it is missing: as `.png` where it has a picture of its
  /// own, else as `.json`. No file there is replaced.
  /// - Returns: The path of the file.
  /// - Throws: As for a card at a path.
  func exportCard(_ id: Avatar.ID, toFolder folder: String) async throws -> String {
    guard let avatar = try await avatar(id) else { throw AvatarFailure.missing(id) }
    try CardFolder.make(folder)
    let hasPicture = if let picture = avatar.picture { try await pictureFile(picture) != nil } else { false }
    var number = 1
    while true {
      let path = CardFolder.path(
        for: avatar.name, number: number, ending: hasPicture ? "png" : "json", in: folder)
      do {
        _ = try await exportCard(id, to: path, replacing: false)
        return path
      } catch let error as any FileExistsError where error.isFileExisting && number < Self.mostOfOneName {
        number += 1
      }
    }
  }

  private func format(of path: String, for avatar: Avatar) async throws -> CardFormat {
    if path == "/dev/stdout" { return .json() }
    let file = if let id = avatar.picture { try await pictureFile(id) } else { [UInt8]?.none }
    let picture = file.map { CardSource($0) }
    switch path.lastIndex(of: ".").map({ path[$0...].lowercased() }) {
    case ".json": return .json()
    case ".charx": return .charx(picture: picture)
    case ".png":
      guard let picture else { throw AvatarFailure.noPicture(avatar.name) }
      return .png(picture: picture)
    default: throw AvatarFailure.unknownCard(path)
    }
  }
}
