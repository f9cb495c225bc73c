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
    let staysBehind = try await addLore(of: details.avatar, to: &card.fields)
    let warnings = try CardWriter.write(card, as: format, at: now(), toFile: path, replacing: isReplacing)
    return warnings.map(\.text) + (staysBehind.map { [$0] } ?? [])
  }

  /// Puts the lorebook that the user assigned to a character into its card. A card has room for one: if it has its own,
  /// or if several are assigned, they stay behind.
  /// - Returns: The names of those that stay behind, in a sentence; nil for none.
  private func addLore(of avatar: Avatar, to fields: inout CardFields) async throws -> LocalizedText? {
    guard let user = try await profiles.currentProfile()?.id else { return nil }
    let assigned = Set(
      try await lorebooks.assignments(of: user).filter { $0.scope == .character(avatar.id) }.map(\.lorebook))
    let books = try await lorebooks.lorebooks(of: user).filter { assigned.contains($0.id) }
    if fields.lorebook == nil, books.count == 1, let text = try await lorebooks.lorebookText(books[0].id),
      let file = try? LorebookFile(CardSource(Array(text.utf8)))
    {
      fields.lorebook = file.book
      return nil
    }
    guard !books.isEmpty else { return nil }
    let names = books.map(\.name).joined(separator: ", ")
    return LocalizedText(
      "The card has room for one lorebook. Not in it, export separately: \(names).",
      "카드에는 로어북이 하나만 들어갑니다. 빠진 로어북은 따로 내보내세요: \(names).")
  }

  /// Writes a character as a card into a folder, which is made if it is missing. The card is a `.png` where the
  /// character has a picture of its own, else a `.json`. No file there is replaced.
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
