import Testing

@testable import feature

struct FocusedTestTests {
  private func test(_ options: String...) -> FocusedTest {
    FocusedTest(focus: Focus("A"), options: options)
  }

  /// Options that both know go to both; otherwise the tests would look for another build.
  @Test func theBuildGetsWhatItKnows() {
    #expect(
      test("-c", "release", "--filter", "B", "--scratch-path", "x").buildOptions == [
        "-c", "release", "--scratch-path", "x",
      ])
    #expect(test("--filter=B", "--parallel", "-Xswiftc", "-g", "--skip", "-v").buildOptions == ["-Xswiftc", "-g"])
    #expect(test("--filter").buildOptions.isEmpty && test().buildOptions.isEmpty)
  }

  @Test func anOptionEnablesXCTest() {
    #expect(test("--filter", "A").framework == ["--disable-xctest"])
    #expect(test("--enable-xctest").framework.isEmpty && test("--disable-xctest").framework.isEmpty)
  }

  @Test(arguments: ["-v", "--skip-build", "--list-tests", "--help"])
  func anOptionForMoreOutputShowsAll(option: String) {
    #expect(!test(option).isQuiet && test("--filter", "A").isQuiet)
  }
}
