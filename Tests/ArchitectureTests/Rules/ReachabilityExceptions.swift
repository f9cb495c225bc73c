extension Reachability {
  /// Declarations that stay although no program reaches them.
  struct Exception: Equatable {
    var why: String
    /// With the type, as `Router.push(_:)`. Members stay with their type.
    var names: [String]
  }

  static let exceptions: [Exception] = [
    Exception(
      why: "The system's libraries call it by its C name, pthread_create.", names: ["createPreparedThread(_:_:_:_:)"]),
    Exception(
      why: "The nine alignments are one set.",
      names: [
        "Alignment.bottom", "Alignment.topTrailing",
        "Alignment.bottomTrailing",
      ]),
    Exception(why: "Bold and italic are one pair.", names: ["Text.italic()"]),
    Exception(
      why: "SwiftUI has it under this name; tests and the demo of TerminalUI show it.",
      names: [
        "View.onAppear(_:)", "TextEditor.lineLimit(_:)",
        "TextEditor.onExternalEdit(_:)", "SpanTraits.dim",
      ]),
    Exception(
      why: "Tests read by it what a screen does not show: how much is held, measured or decided.",
      names: [
        "MessageStore.search(_:of:limit:)", "StreamingMarkdown.committedCount", "MarkdownDocument.lines(width:style:)",
        "InputParser.heldBytes", "PasteTable.count", "PictureCache.count", "ChangeNotifier.count",
        "MessageBroadcaster.count", "CellWidth.of(_:)", "TextWork.-(_:_:)",
        "FeatureRegistry.owner(of:)", "Bitmap.canDecodePNG",
      ]),
    Exception(
      why: "Tests of several modules make their values with it.",
      names: [
        "ConversationModel.init(usual:selection:isFixed:)", "ConversationModel.choice", "Preset.init(note:)",
        "RetryPolicy.never",
        "ConfigurationEditor.set(_:to:)", "ReplyStore.update(_:text:)",
        "ReplyStore.finish(_:text:state:)", "ReplyStore.finish(_:text:reasoning:state:)",
        "ProfileDeletionStore.deleteProfile(_:)", "AvatarStore.save(_:with:)", "SQLiteStore.save(_:with:)",
        "CardWriter.bytes(_:as:at:)",
      ]),
    Exception(
      why: "A card in the user's language is the next step; its tests use all of it.",
      names: ["CardFields.creatorNotes(in:)", "CharacterCard.version"]),
    Exception(
      why: "It can go. It was found when the rule was new, in modules that were changed at that time.",
      names: [
        "LaunchFacts.version", "LaunchFacts.dataDirectory", "PresetView.isPlain",
        "ConfigurationEditor.setModel(_:environment:)", "ExecutorQueue.runMain(until:)",
      ]),
  ]
}
