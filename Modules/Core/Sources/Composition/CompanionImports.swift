import AvatarLibrary
import ChatTransfers
import Lorebooks
import Personas

/// Imports the cards, lorebooks and personas that a folder has besides chats, by the use cases of each.
struct CompanionImports: AvatarProviding, LorebookProviding, PersonaProviding {
  let avatarRepository: AvatarRepository
  let lorebookRepository: LorebookRepository
  let personaRepository: PersonaRepository

  var companions: FolderCompanions {
    FolderCompanions(
      cards: { try await importCards(at: $0, isPreview: $1) { _, _ in } },
      lorebook: { path, isPreview in
        isPreview ? try await previewLorebooks(at: path) : try await importLorebooks(at: path)
      },
      persona: { try await createPersona($0) })
  }
}
