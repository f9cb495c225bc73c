import Foundation
import Testing

@testable import HTTP

/// A server with TLS and a self-signed certificate, by the program `openssl`. It answers one connection.
private final class TLSServer: Sendable {
  static let program = ["/usr/bin/openssl", "/opt/homebrew/bin/openssl", "/usr/local/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  let port: String
  let certificate: String
  /// Its output about the connection.
  let report: FileHandle
  private let process: Process
  private let folder: URL

  init(program: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "aichat-tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    certificate = folder.appending(path: "certificate.pem").path
    let key = folder.appending(path: "key.pem").path
    func prepared(_ arguments: String) -> Process {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments.split(separator: " ").map(String.init)
      process.standardError = FileHandle.nullDevice
      return process
    }
    let maker = prepared(
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 "
        + "-addext subjectAltName=IP:127.0.0.1 -keyout \(key) -out \(certificate)")
    maker.standardOutput = FileHandle.nullDevice
    try maker.run()
    maker.waitUntilExit()

    process = prepared("s_server -accept 127.0.0.1:0 -naccept 1 -cert \(certificate) -key \(key) -alpn http/1.1")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // It sends its input as soon as a client has connected. Lines that begin with some letters would be commands.
    input.fileHandleForWriting.write(Data("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".utf8))
    report = output.fileHandleForReading
    port = try #require(try report.text(after: "ACCEPT 127.0.0.1:"))
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}

extension FileHandle {
  /// The rest of the first line that contains a text, once it arrives.
  fileprivate func text(after words: String) throws -> String? {
    var text = ""
    while let byte = try read(upToCount: 1), !byte.isEmpty {
      text += String(decoding: byte, as: UTF8.self)
      guard text.hasSuffix("\n") else { continue }
      if let found = text.range(of: words) { return String(text[found.upperBound...].dropLast()) }
      text = ""
    }
    return nil
  }
}

@Suite(.enabled(if: TLSServer.program != nil), .timeLimit(.minutes(10))) struct CertificateTests {
  @Test func trustsTheFileItIsGiven() async throws {
    let server = try TLSServer(program: try #require(TLSServer.program))
    let request = HTTPRequest(url: "https://127.0.0.1:\(server.port)/")
    let (head, body) = try await HTTPClient(certificateFile: server.certificate).answer(to: request)
    #expect(head.status == 200 && body == Array("hello".utf8))
    // The client offered HTTP/2, and the server declined it.
    let offered = try #require(try server.report.text(after: "ALPN protocols advertised by the client: "))
    #expect(offered.contains("h2") && offered.contains("http/1.1"))
  }

  @Test func doesNotTrustAStranger() async throws {
    let server = try TLSServer(program: try #require(TLSServer.program))
    let failure = await HTTPClient().failure(of: HTTPRequest(url: "https://127.0.0.1:\(server.port)/"))
    guard case .tls = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }
}
