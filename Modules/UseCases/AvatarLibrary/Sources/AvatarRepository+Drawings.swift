public import Entities
import Storage

/// Pictures that models drew. Each is a file until a character is saved with it, so that it outlives the form.
extension AvatarRepository {
  /// The time in milliseconds after which a drawing is deleted that no form names. Until then the user may step back to
  /// it.
  private static let grace: Int64 = 24 * 60 * 60 * 1000

  /// Keeps a picture that a model drew.
  /// - Returns: The path of its file, for a draft.
  /// - Throws: `AvatarFailure.unusableDrawing`, `.unsavedDrawing`.
  public func keepDrawing(_ file: [UInt8]) async throws -> String {
    guard file.count <= PictureFile.longest, (try? PictureFile.check(file, "")) != nil, canDraw(file) else {
      throw AvatarFailure.unusableDrawing
    }
    let time = now()
    // A drawing that cannot be deleted now is deleted the next time.
    try? await sweepDrawings(before: Timestamp(milliseconds: time.milliseconds - Self.grace))
    do throws(DrawingFailure) {
      return try drawings.save(file, as: AvatarPicture.ID(at: time))
    } catch {
      throw AvatarFailure.unsavedDrawing(reason: error.reason)
    }
  }

  /// Deletes the drawings that are older than a moment and that no form of any profile names.
  public func sweepDrawings(before moment: Timestamp) async throws {
    var forms: [String] = []
    for profile in try await profiles.profiles() {
      forms += try await notes.notes(beginningWith: Self.draftName(nil), of: profile.id).values
    }
    drawings.sweep(before: moment) { name in forms.contains { $0.contains(name) } }
  }
}
