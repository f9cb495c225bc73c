import Foundation

/// Servers of other projects, as `Tools/stock` installs them: LiteLLM's proxy with OpenAI's and Anthropic's protocols,
/// under Hypercorn, which serves HTTP/2 over TLS; ollambda with Ollama's protocol; and proxy.py. Their upstream is a
/// slow model that records whether its answer was read to the end.
final class StockServers: Sendable {
  /// The folder of the installation; nil without one.
  static let folder = ProcessInfo.processInfo.environment["AICHAT_STOCK"]
  static let key = "sk-stock-0123456789"

  let home: Home
  private let programs: [Program]
  private let plainPort, tlsPort, ollamaPort, proxyPort: Int

  init() async throws {
    home = try Home()
    let folder = Self.folder ?? ""
    let ports = try Self.freePorts(5)
    (plainPort, tlsPort, ollamaPort, proxyPort) = (ports[0], ports[1], ports[2], ports[3])
    try home.write(Self.upstream.utf8, to: home.path + "/upstream.py")
    try home.write(Self.settings(upstream: ports[4]).utf8, to: home.path + "/litellm.yaml")
    let litellm = """
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
        -addext subjectAltName=IP:127.0.0.1 -keyout "$HOME/key.pem" -out "$HOME/certificate.pem" 2>/dev/null
      exec '\(folder)/bin/hypercorn' litellm.proxy.proxy_server:app -b 127.0.0.1:\(ports[1]) \
        --insecure-bind 127.0.0.1:\(ports[0]) --certfile "$HOME/certificate.pem" --keyfile "$HOME/key.pem" --access-logfile -
      """
    let environment = home.environment(adding: [
      "CONFIG_FILE_PATH": home.path + "/litellm.yaml", "LITELLM_LOCAL_MODEL_COST_MAP": "True", "NO_PROXY": "*",
      "OLLAMBDA_HOST": "127.0.0.1", "OLLAMBDA_PORT": "\(ports[2])", "OLLAMBDA_PROXY_IP": "127.0.0.1",
      "OLLAMBDA_PROXY_PORT": "\(ports[4])", "OLLAMBDA_STORAGE_DIR": home.path + "/ollambda",
    ])
    var commands = [
      "upstream": "exec '\(folder)/bin/python' -u \"$HOME/upstream.py\" \(ports[4])", "litellm": litellm,
      "proxy": "exec '\(folder)/bin/proxy' --hostname 127.0.0.1 --port \(ports[3]) --num-workers 1 --num-acceptors 1",
    ]
    if Self.hasOllama { commands["ollama"] = "mkdir -p \"$HOME/ollambda\" && exec '\(folder)/ollama/bin/ollambda'" }
    programs = try commands.map { name, command in
      try Program(
        "/bin/sh", ["-c", "cd \"$HOME\" && { \(command)\n} >\"$HOME/\(name).log\" 2>&1"], environment: environment)
    }
    for (name, port) in [("upstream", 4), ("litellm", 0), ("proxy", 3)] + (Self.hasOllama ? [("ollama", 2)] : []) {
      try await waitForStart(of: name, at: ports[port])
    }
  }

  /// Whether ollambda could be installed: it needs a newer Python than the others.
  static let hasOllama =
    folder.map { FileManager.default.isExecutableFile(atPath: $0 + "/ollama/bin/ollambda") } ?? false

  /// A server's log so far.
  func log(_ name: String) -> String { String(decoding: home.contents(of: "\(home.path)/\(name).log"), as: UTF8.self) }

  /// The certificate that the server with TLS made itself.
  var certificate: String { home.path + "/certificate.pem" }

  /// The variables that select a server.
  func environment(_ provider: String, model: String, isSecure: Bool = false) -> [String: String] {
    let server =
      provider == "ollama"
      ? "http://127.0.0.1:\(ollamaPort)"
      : isSecure ? "https://127.0.0.1:\(tlsPort)" : "http://127.0.0.1:\(plainPort)"
    return [
      "AICHAT_PROVIDER": provider, "AICHAT_BASE_URL": server + (provider == "openai" ? "/v1" : ""),
      "AICHAT_API_KEY": Self.key, "AICHAT_MODEL": model,
    ]
  }

  /// The proxy's address.
  var proxy: String { "http://127.0.0.1:\(proxyPort)" }

  /// LiteLLM takes a minute to load on a small machine.
  private func waitForStart(of name: String, at port: Int) async throws {
    let deadline = ContinuousClock.now + .seconds(180)
    while !Self.listens(port) {
      guard .now < deadline else { throw Failure("\(name) does not start:\n\(log(name))") }
      try await Task.sleep(for: .milliseconds(100))
    }
  }
}

extension StockServers {
  /// A model server like llama.cpp: it sends 200 words, a few at a time.
  private static let upstream = """
    import http.server, json, sys, time
    class Server(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            model = {"id": "slow", "name": "slow", "model": "slow", "object": "model"}
            body = json.dumps({"object": "list", "data": [model], "models": [model]}).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def do_POST(self):
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            def event(delta, reason):
                chunk = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "slow",
                         "choices": [{"index": 0, "delta": delta, "finish_reason": reason}]}
                self.wfile.write(b"data: " + json.dumps(chunk).encode() + b"\\n\\n")
            try:
                for number in range(200):
                    event({"role": "assistant", "content": "낱말%d " % number}, None)
                    time.sleep(0.02)
                event({}, "stop")
                self.wfile.write(b"data: [DONE]\\n\\n")
                print("heard to the end", flush=True)
            except OSError:
                print("closed at", number, flush=True)
    http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Server).serve_forever()
    """

  /// The words of the slow model.
  static let words = (0..<200).map { "낱말\($0) " }.joined()

  private static func settings(upstream port: Int) -> String {
    """
    model_list:
      - {model_name: slow, litellm_params: {model: hosted_vllm/slow, api_key: none, api_base: "http://127.0.0.1:\(port)/v1"}}
      - {model_name: busy, litellm_params: {model: openai/busy, api_key: none, mock_response: litellm.RateLimitError}}
    general_settings: {master_key: \(key)}
    litellm_settings: {num_retries: 0}
    """
  }

  private static func freePorts(_ count: Int) throws -> [Int] {
    // All sockets are held open together, so that their ports differ.
    let sockets = (0..<count).map { _ in socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
    defer { for socket in sockets { close(socket) } }
    return try sockets.map { socket in
      var address = local(0)
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
        }
      }
      guard isBound else { throw Failure("no free port") }
      return Int(UInt16(bigEndian: address.sin_port))
    }
  }

  private static func listens(_ port: Int) -> Bool {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = local(port)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func local(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = UInt16(port).bigEndian
    return address
  }
}
