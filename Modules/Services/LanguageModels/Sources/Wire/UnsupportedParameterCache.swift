import Synchronization

/// The request forms that servers turned out to require, for each of their models. All models that share the cache use
/// them at once. It lasts as long as the program runs.
public final class UnsupportedParameterCache: Sendable {
  private struct Place: Hashable {
    let dialect: String, address: String, model: String
  }

  private let known = Mutex<[Place: Set<RequestFallback>]>([:])

  /// Makes an empty cache.
  public init() {}

  subscript(model: RemoteModel) -> Set<RequestFallback> {
    known.withLock { $0[place(of: model)] ?? [] }
  }

  func record(_ fallback: RequestFallback, of model: RemoteModel) {
    _ = known.withLock { $0[place(of: model), default: []].insert(fallback) }
  }

  private func place(of model: RemoteModel) -> Place {
    Place(dialect: model.provider.name, address: model.provider.endpoint.baseURL, model: model.name)
  }
}
