import Entities
import System

/// The keys of a run: those in the environment, which take precedence, and the saved ones.
public struct Credentials: Sendable {
  private let readChosen: @Sendable () -> Endpoint
  /// Whether the command itself names the address.
  let namesAddress: Bool
  let environment: ProcessEnvironment
  let store: KeyStore

  /// - Parameter chosen: The present address of the run's provider: a key may be needed for an address that was set
  ///   meanwhile.
  init(
    chosen: @escaping @Sendable () -> Endpoint, namesAddress: Bool, environment: ProcessEnvironment, store: KeyStore
  ) {
    readChosen = chosen
    self.namesAddress = namesAddress
    self.environment = environment
    self.store = store
  }

  /// The address of the run's provider, with a key from the environment.
  var chosen: Endpoint { readChosen() }

  /// No key at all, and none can be saved: for runs in memory.
  public static let none = Credentials(
    chosen: { Endpoint() }, namesAddress: false, environment: ProcessEnvironment([:]),
    store: KeyStore(path: "/dev/null/keys.json", keyring: nil))

  /// An endpoint with the key that is saved for exactly that address, unless the environment has one.
  ///
  /// The keyring is asked only if it has that key. Throws `ConfigurationError.key` when saved keys cannot be read.
  public func unlocked(_ endpoint: Endpoint) throws(ConfigurationError) -> Endpoint {
    guard endpoint.apiKey == nil, let place = keyEndpoint(of: endpoint) else { return endpoint }
    do throws(KeyFailure) {
      var unlocked = endpoint
      let kept = try store.places().map(\.endpoint)
      if kept.contains(place) { unlocked.apiKey = try store.key(for: place) }
      return unlocked
    } catch {
      throw .key(error)
    }
  }

  /// Whether `unlocked` has something to do: a key is saved for the endpoint, or the list of keys cannot be read. The
  /// keyring is not asked.
  public func isLocked(_ endpoint: Endpoint) -> Bool {
    guard endpoint.apiKey == nil, let place = keyEndpoint(of: endpoint) else { return false }
    guard let kept = try? store.places().map(\.endpoint) else { return true }
    return kept.contains(place)
  }

  /// The other servers of an endpoint's provider with a saved key, for the message that this one has none.
  public func serversOfOthers(than endpoint: Endpoint) -> [String] {
    let here = keyEndpoint(of: endpoint)
    guard let here, let kept = try? store.places().map(\.endpoint) else { return [] }
    return kept.filter { $0.provider == here.provider && $0 != here }.map(\.server)
  }

  /// The server that a key for an endpoint belongs to; nil for rules on this machine.
  func keyEndpoint(of endpoint: Endpoint) -> KeyEndpoint? {
    guard endpoint.provider != nil || endpoint.baseURL != nil else { return nil }
    return ProviderVariables.of(endpoint.provider).flatMap { KeyEndpoint($0, address: endpoint.baseURL) }
  }
}

extension Credentials {
  /// The endpoint for a provider's name: the one that this run would use. Without a name, the run's own. Throws
  /// `KeyFailure` if that provider accepts no key, or there is no provider.
  func endpoint(ofProvider name: String?) throws(KeyFailure) -> KeyEndpoint {
    let chosen = chosen
    let usual = chosen.provider ?? (chosen.baseURL == nil ? nil : "openai")
    guard let provider = name?.lowercased() ?? usual else { throw .noProvider }
    guard let variables = ProviderVariables.all.first(where: { $0.provider == provider }) else {
      throw .unknownProvider
    }
    // A configured address belongs to the provider that is named beside it, else to the run's.
    let address = provider == usual || namesAddress ? chosen.baseURL : variables.address(in: environment)
    guard let endpoint = KeyEndpoint(variables, address: address) else { throw .unknownProvider }
    return endpoint
  }

  /// All keys: those in the environment first.
  /// - Parameter opensKeyring: Whether the keyring is asked for its keys. The user may have to unlock it.
  func entries(opensKeyring: Bool = true) throws(KeyFailure) -> [KeyEntry] {
    let chosen = chosen
    let here = keyEndpoint(of: chosen)
    var entries: [KeyEntry] = []
    if let key = try? APIKey(variable: "AICHAT_API_KEY", in: environment), let here {
      entries.append(KeyEntry(endpoint: here, place: .variable("AICHAT_API_KEY"), ending: key.ending))
    }
    for variables in ProviderVariables.all {
      guard let name = variables.key, let key = try? APIKey(variable: name, in: environment),
        let endpoint = KeyEndpoint(variables, address: variables.address(in: environment))
      else { continue }
      entries.append(KeyEntry(endpoint: endpoint, place: .variable(name), ending: key.ending))
    }
    for (endpoint, place) in try store.places() {
      var entry = KeyEntry(endpoint: endpoint, place: place)
      do throws(KeyFailure) {
        if place != .keyring || opensKeyring { entry.ending = try store.key(for: endpoint)?.ending }
      } catch {
        entry.error = LocalizedText(explaining: error)
      }
      entries.append(entry)
    }
    if let sent = entries.firstIndex(where: { isSent($0, from: chosen, to: here) }) { entries[sent].isInForce = true }
    return entries
  }

  /// Whether this run sends an entry's key to an endpoint.
  private func isSent(_ entry: KeyEntry, from chosen: Endpoint, to here: KeyEndpoint?) -> Bool {
    if case .variable(let name) = entry.place { return chosen.apiKey?.origin == .variable(name) }
    return chosen.apiKey == nil && entry.endpoint == here
  }
}
