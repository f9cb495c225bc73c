import Synchronization

/// The forms of a request that servers turned out to want, for each of their models: whoever shares this asks in them
/// at once. It lasts as long as the program runs.
public final class KnownRefusals: Sendable {
  private struct Place: Hashable {
    let dialect: String, address: String, model: String
  }

  private let known = Mutex<[Place: Set<Concession>]>([:])

  /// Nothing is known yet.
  public init() {}

  subscript(model: RemoteModel) -> Set<Concession> {
    known.withLock { $0[place(of: model)] ?? [] }
  }

  func note(_ concession: Concession, of model: RemoteModel) {
    _ = known.withLock { $0[place(of: model), default: []].insert(concession) }
  }

  private func place(of model: RemoteModel) -> Place {
    Place(dialect: model.provider.name, address: model.provider.endpoint.baseURL, model: model.name)
  }
}
