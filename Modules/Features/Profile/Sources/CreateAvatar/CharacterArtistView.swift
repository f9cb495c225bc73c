import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The panel in which a model is asked to draw the character, and the drawing.
struct CharacterArtistView: View {
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let artist: CharacterArtist
  /// The drawing or the chosen picture that the form has; nil for none, and where it shows elsewhere.
  let drawing: AvatarPicture.ID?
  let name: String

  var body: some View {
    VStack {
      ModelRequestView(
        request: artist.request,
        words: ModelRequestView.Words(
          title: language.drawWithModel, prompt: language.drawingPrompt, start: language.draw,
          progress: artist.received.map(language.receiving) ?? language.drawing, undo: language.undoDrawing),
        canUndo: artist.canUndo, start: artist.onDrawPressed, undo: artist.onUndoPressed)
      if let picture = pictures[drawing] { Portrait(name, picture: picture, size: .large) }
    }
  }
}
