import Testing

@testable import bench

@Suite struct CalledFunctionsTests {
  @Test func namesStandWhereTheyAreFirstMentioned() {
    let report = """
      events: Ir

      ob=(2) /tmp/app
      fl=(1) ???
      fn=(5) $s3App4mainyyF
      0 12
      cob=(3) /usr/lib/libc.so.6
      cfn=(8) malloc
      calls=1 0
      0 5
      cfn=(9) $s3App5helloyyF
      calls=1 0
      0 7

      ob=(3)
      fn=(8)
      0 4

      ob=(2)
      fn=(9)
      0 4
      fn=(10) $s3App4walkyyF'2
      0 4
      fn=(11) 0x00000000004340c0
      0 4
      """
    #expect(CalledFunctions(report, of: "/tmp/app").names == ["$s3App4mainyyF", "$s3App5helloyyF", "$s3App4walkyyF"])
    #expect(CalledFunctions(report, of: "/usr/lib/libc.so.6").names == ["malloc"])
  }
}
