import Entities

/// The rules on this machine, as a provider.
struct OfflineProvider: ModelProvider {
  let name = "offline", address: String? = nil
  /// A custom script; nil for the program's own.
  var script: OfflineScript?
  /// The pause between two words; nil for none.
  var pace: Duration?

  /// One model, if the rules can be used.
  func models() async throws(ModelFailure) -> [ModelListing] {
    _ = try script?.parsed()
    return [OfflineModel.listing]
  }

  /// The one model, whatever name was chosen for another provider.
  func model(named name: String, listing: ModelListing?) throws(ModelFailure) -> any LanguageModel {
    OfflineModel(pace: pace, script: script)
  }
}
