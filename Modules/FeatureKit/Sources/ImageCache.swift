public import Entities
public import Observation
public import TerminalUI

/// The pictures of avatars for screens. A missing picture is fetched when a frame asks for it, and the screen is
/// painted again when it arrives. No frame waits for a picture.
///
///     @Environment(\.imageCache) private var pictures
///     … Portrait(avatar.name, picture: pictures[avatar.picture])
@Observable @MainActor public final class ImageCache {
  /// The number of pictures in memory, and the time that an unused one stays when there is no room.
  static let limit = 96, unusedTime = Duration.seconds(5)

  private enum Place {
    case coming
    case there(Picture)
    /// The picture cannot be shown, and is not fetched again.
    case nowhere
  }

  private var places: [AvatarPicture.ID: Place] = [:]
  @ObservationIgnored private var asked: [AvatarPicture.ID: ContinuousClock.Instant] = [:]
  @ObservationIgnored private let read: @Sendable (AvatarPicture.ID) async -> [UInt8]?
  @ObservationIgnored private let now: @Sendable () -> ContinuousClock.Instant

  /// A cache with a function that reads the files of pictures.
  /// - Parameters:
  ///   - now: The current time. The picture that was unused for the longest time is removed first.
  ///   - read: Reads the file of a picture; nil when it does not exist. Called once for each picture in memory.
  public init(
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    read: @escaping @Sendable (AvatarPicture.ID) async -> [UInt8]?
  ) {
    self.now = now
    self.read = read
  }

  /// A cache without pictures.
  public convenience init() {
    self.init { _ in nil }
  }

  /// The picture, if it is there; it is fetched if it is not.
  public subscript(id: AvatarPicture.ID?) -> Picture? {
    guard let id else { return nil }
    let place = places[id]
    let time = now()
    switch place {
    case .there(let picture):
      asked[id] = time
      return picture
    case .coming, .nowhere: return nil
    case nil:
      guard hasRoom(at: time) else { return nil }
      asked[id] = time
      // After this frame: its content must not change while it is painted.
      Task { await fetch(id) }
      return nil
    }
  }

  /// Whether another picture may be fetched. If all pictures in memory are in use, none may: two that replace each
  /// other would be fetched for ever.
  private func hasRoom(at time: ContinuousClock.Instant) -> Bool {
    asked.values.count { time - $0 <= Self.unusedTime } < Self.limit
  }

  private func fetch(_ id: AvatarPicture.ID) async {
    guard places[id] == nil else { return }
    makeRoom()
    places[id] = .coming
    guard let file = await read(id), let picture = await Picture.read(png: file) else {
      places[id] = .nowhere
      asked[id] = nil
      return
    }
    places[id] = .there(picture)
  }

  private func makeRoom() {
    guard asked.count > Self.limit, let oldest = asked.min(by: { $0.value < $1.value })?.key else { return }
    asked[oldest] = nil
    places[oldest] = nil
  }
}

extension EnvironmentValues {
  private struct ImageCacheKey: EnvironmentKey {
    static let defaultValue = ImageCache()
  }

  /// The pictures of avatars; none by default.
  public var imageCache: ImageCache {
    get { self[ImageCacheKey.self] }
    set { self[ImageCacheKey.self] = newValue }
  }
}
