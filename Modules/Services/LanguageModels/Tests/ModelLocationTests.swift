import Testing

@testable import LanguageModels

@Suite struct ModelLocationTests {
  @Test(arguments: [
    "http://127.0.0.1:8080/v1", "http://localhost:11434", "http://LOCALHOST", "http://[::1]:80/v1", "http://10.0.0.7",
    "http://172.31.0.1/v1", "http://192.168.1.5:1234", "http://studio.local:1234",
    "http://0.0.0.0:11434", "https://user:word@127.0.0.1/v1", "http://[fd12::1]/v1", "http://[fe80::1]/v1",
    "http://[febf::1]",
  ])
  func `A server of this machine or its network is local`(address: String) {
    #expect(ModelLocation(ofServerAt: address) == .local)
  }

  @Test(arguments: [
    "https://api.openai.com/v1", "https://api.anthropic.com", "https://172.32.0.1", "https://11.0.0.1",
    "https://192.169.0.1", "https://localhost.example.com", "https://127.0.0.1.example.com", "https://10.example.com",
    "https://[2001:db8::1]/v1", "https://localhost@api.openai.com/v1", "https://fd12.example.com", "", "https://",
    "http://gpu-box:8000/v1", "https://models.internal/v1", "https://models.lan", "https://ai", "http://[fd::1]/v1",
    "http://[fec0::1]",
  ])
  func `Any other server is remote`(address: String) {
    #expect(ModelLocation(ofServerAt: address) == .remote)
  }

  @Test func `Rules run in the program`() {
    #expect(OfflineModel().site == .program)
  }
}
