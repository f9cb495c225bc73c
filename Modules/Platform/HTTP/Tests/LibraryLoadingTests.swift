import Glibc
import NetworkTesting
import Testing

@testable import HTTP

/// The files that are mapped into this process.
private func mappedFiles() -> String {
  guard let file = fopen("/proc/self/maps", "r") else { return "" }
  defer { fclose(file) }
  var text: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { text += buffer.prefix(count) }
  return String(decoding: text, as: UTF8.self)
}

/// Other tests have loaded the library already, so each of these tests checks in a process of its own.
@Suite struct LibraryLoadingTests {
  @Test func nothingIsLoadedBeforeTheFirstRequest() async {
    await #expect(processExitsWith: .success) {
      #expect(mappedFiles().contains("libc.so"))
      let stream = HTTPClient(certificateFile: "/nowhere").stream(HTTPRequest(url: "http://127.0.0.1:9/"))
      #expect(!mappedFiles().contains("libcurl"))
      withExtendedLifetime(stream) {}
    }
  }

  @Test func theFirstRequestLoadsIt() async {
    await #expect(processExitsWith: .success) {
      let server = LoopbackServer(.answer("hello"))
      _ = try await HTTPClient().answer(to: HTTPRequest(url: server.url))
      #expect(mappedFiles().contains("libcurl"))
    }
  }
}
