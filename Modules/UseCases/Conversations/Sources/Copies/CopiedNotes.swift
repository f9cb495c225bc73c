import Entities
import Storage

/// The notes of a conversation that a copy has too, besides those of pictures. The draft stays behind.
enum CopiedNotes {
  /// Their names, in the same order for every conversation.
  static func names(of id: Conversation.ID) -> [String] {
    let scope = PresetScope.chat(id)
    return [scope.noteName, scope.formerNoteName].compactMap(\.self) + ChatMemory.names(of: id)
      + [GroupCast.noteName(of: id), SpokenNames.noteName(of: id), SummaryNotes.name(id)]
  }

  /// The text of a note in the copy: the messages that it names have other ids there.
  @Sendable static func text(_ name: String, _ text: String, _ ids: ChatCopy.NewIDs) -> String? {
    if name.hasPrefix(ConversationSummary.notePrefix) {
      guard var summary = ConversationSummary(note: text), let last = ids(summary.last) else { return nil }
      summary.last = last
      return summary.note
    }
    if name.hasPrefix(KeptPictures.notePrefix) {
      // The copy shares the files.
      guard var kept = KeptPictures(note: text), let message = ids(kept.message) else { return nil }
      kept.message = message
      return kept.note
    }
    if name.hasPrefix(NoteKind.names.rawValue) { return SpokenNames(note: text).copied(ids).note }
    if name.hasPrefix(AuthorsNote.statePrefix) {
      guard var state = ChatState(text: text) else { return nil }
      state.turn = state.turn.flatMap(ids)
      return state.text
    }
    return text
  }
}
