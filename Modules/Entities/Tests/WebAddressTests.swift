import Entities
import Testing

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("localhost:18801", "http://localhost:18801"), ("localhost", "http://localhost"), ("127.0.0.1", "http://127.0.0.1"),
    ("192.168.1.5:1234/v1", "http://192.168.1.5:1234/v1"), ("[::1]:8080/v1", "http://[::1]:8080/v1"),
    ("studio.local:1234", "http://studio.local:1234"), ("api.example.com/v1", "https://api.example.com/v1"),
    ("gpu-box:8000", "https://gpu-box:8000"), ("8.8.8.8", "https://8.8.8.8"), ("LOCALHOST:1", "http://LOCALHOST:1"),
  ])
  func `A missing scheme is added by the place of the host`(text: String, whole: String) {
    #expect(WebAddress.completed(text) == whole)
  }

  @Test(arguments: [
    "", " ", "openai", "http://h", "ftp://h.example", "mailto:a.b@example.com", "h:port", "h:99999", "a b.example", ".",
    "[::1", "user@host.example", "host.example\n", "/v1", ":8080", "::1",
  ])
  func `An address with a scheme, or without a host, is refused`(text: String) {
    #expect(WebAddress.completed(text) == nil)
  }

  @Test func `A server is its host and port`() {
    #expect(WebAddress.server(of: "HTTP://user:word@LocalHost:80/v1?x#y") == "localhost:80")
    #expect(WebAddress.server(of: "http://[::1]:8080/v1") == "[::1]:8080")
    #expect(WebAddress.server(of: "localhost:80") == nil && WebAddress.server(of: "http:///v1") == nil)
  }
}
