import AvatarLibrary
import ChatTransfers
import Lorebooks
import Personas

/// The imports of what goes with chats in a folder, by the use cases that know it.
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
