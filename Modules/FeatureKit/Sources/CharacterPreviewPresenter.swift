public import Entities
public import Observation

/// Reads the character on which the selection of a list rests, for the place beside the list.
@Observable @MainActor public final class CharacterPreviewPresenter {
  /// The milliseconds for which the selection must rest before its character is read. So a key that is held down reads
  /// none of the rows that it passes.
  public static let rest = 120

  /// What shows. The previous character shows until the next one is read.
  public enum Phase: Equatable {
    /// Nothing was read yet, or the character no longer exists.
    case nothing
    /// The character.
    case content(CharacterDetails)
    /// The reason why it could not be read, in words for the user.
    case failed(LocalizedText)
  }

  /// What shows now.
  public private(set) var phase = Phase.nothing
  private let read: @MainActor (Avatar.ID) async throws -> CharacterDetails?

  /// Shows nothing at first.
  /// - Parameter read: Reads an avatar with its definition; nil when it no longer exists.
  public init(read: @escaping @MainActor (Avatar.ID) async throws -> CharacterDetails?) { self.read = read }

  /// The milliseconds before the next character is read: where nothing shows yet, there is no reason to wait.
  public var rest: Int { phase == .nothing ? 0 : Self.rest }

  /// Forgets what shows. It is read again, at once, when there is a place for it again: meanwhile it may have changed.
  public func clear() { phase = .nothing }

  /// Reads a character, and shows it. Where its task is cancelled, nothing changes.
  public func show(_ id: Avatar.ID) async {
    do {
      let details = try await read(id)
      if !Task.isCancelled { phase = details.map { .content($0) } ?? .nothing }
    } catch is CancellationError {
      // The selection has moved on.
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }
}
