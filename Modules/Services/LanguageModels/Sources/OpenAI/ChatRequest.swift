import Entities
import HTTP
import JSON

/// The request of one answer.
struct ChatRequest {
  let model: OpenAIModel
  let prompt: Prompt
  /// Asks for a last chunk with what the answer cost. Some servers do not know the option.
  var asksForUsage = true

  /// It as HTTP.
  var http: HTTPRequest {
    HTTPRequest(
      method: "POST", url: model.endpoint.baseURL + "/chat/completions", headers: model.endpoint.headers,
      body: Array(json.text().utf8), timeouts: model.timeouts)
  }

  private var json: JSONValue {
    var request: JSONValue = [
      "model": .string(model.choice.model), "messages": .array(messages), "stream": true,
    ]
    if asksForUsage, case .object(var members) = request {
      members["stream_options"] = ["include_usage": true]
      request = .object(members)
    }
    return request
  }

  private var messages: [JSONValue] {
    let system = prompt.system.isEmpty ? [] : [message("system", prompt.system)]
    return system + prompt.turns.map { message($0.role.rawValue, $0.text) }
  }

  private func message(_ role: String, _ text: String) -> JSONValue {
    ["role": .string(role), "content": .string(text)]
  }
}
