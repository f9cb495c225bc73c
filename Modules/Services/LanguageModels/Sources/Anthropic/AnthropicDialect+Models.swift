import Entities
import JSON

extension AnthropicDialect {
  /// The maximum number of pages that are read. Each has up to a thousand models, so a longer list is endless.
  private static let maximumPages = 10

  /// The list of `GET /v1/models`, page by page (https://docs.anthropic.com/en/api/models-list).
  func models(at server: RemoteProvider, inDetail: Bool) async throws(RequestError) -> [ModelListing] {
    var models: [ModelListing] = []
    var path = "/v1/models?limit=1000"
    for _ in 0..<Self.maximumPages {
      let page = try await server.json(at: path)
      guard let listed = page["data"]?.array else {
        throw .malformed(LocalizedText("JSON that is not a list of models", "모델 목록이 아닌 JSON"))
      }
      models += listed.compactMap(Self.listing)
      guard page["has_more"]?.bool == true else { return models }
      guard let last = (page["last_id"] ?? listed.last?["id"])?.words, Self.isSound(last) else { break }
      path = "/v1/models?limit=1000&after_id=\(last)"
    }
    throw .malformed(LocalizedText("an endless list of models", "끝이 없는 모델 목록"))
  }

  private static func listing(_ model: JSONValue) -> ModelListing? {
    guard let id = model["id"]?.words else { return nil }
    let images = model["capabilities"]?["image_input"]
    return ModelListing(
      id: id, name: model["display_name"]?.words, contextWindow: model["max_input_tokens"]?.count,
      acceptsImages: images?["supported"]?.bool ?? images?.bool)
  }

  /// Whether an id can be used in a URL unescaped. Anthropic's ids can; those of a compatible server may be anything.
  private static func isSound(_ id: String) -> Bool {
    id.utf8.count <= 256
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-._~".utf8.contains(byte)
        }
      }
  }
}
