import JSON
import Testing

@Suite struct JSONParsingTests {
  @Test func readsEveryKind() throws {
    let text = #" {"a":[1,-2.5,true,false,null,"x"],"b":{"c":{}},"d":[]} "#
    #expect(try JSONValue(parsing: text) == ["a": [1, -2.5, true, false, nil, "x"], "b": ["c": [:]], "d": []])
  }

  @Test func keepsWholeNumbersExact() throws {
    #expect(try JSONValue(parsing: "9223372036854775807") == .int(.max))
    #expect(try JSONValue(parsing: "-9223372036854775808") == .int(.min))
    #expect(try JSONValue(parsing: "9223372036854775808") == .double(9223372036854775808))
    #expect(try JSONValue(parsing: "9007199254740993") == .int(9_007_199_254_740_993))
    #expect(try JSONValue(parsing: "1.0") == .double(1))
    #expect(try JSONValue(parsing: "-0") == .double(0))
    #expect(try JSONValue(parsing: "1e2") == .double(100))
    #expect(try JSONValue(parsing: "5e-324") == .double(.leastNonzeroMagnitude))
  }

  @Test func readsEscapes() throws {
    #expect(try JSONValue(parsing: #""\"\\\/\b\f\n\r\t\u00e9\uAC00""#) == .string("\"\\/\u{8}\u{C}\n\r\té가"))
    #expect(try JSONValue(parsing: #""\ud83d\ude00""#) == "😀")
    #expect(try JSONValue(parsing: #""a\u0000b""#) == "a\0b")
  }

  @Test(arguments: [
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude00""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
    (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
  ])
  func replacesHalfPairs(text: String, expected: String) throws {
    #expect(try JSONValue(parsing: text) == .string(expected))
  }

  @Test func repairsBrokenUTF8AndSkipsAMark() throws {
    #expect(try JSONValue(parsing: [0x22, 0x61, 0xFF, 0x22]) == "a\u{FFFD}")
    #expect(try JSONValue(parsing: [0xEF, 0xBB, 0xBF, 0x31]) == 1)
  }

  @Test func keepsOrderAndRepeatedKeys() throws {
    let object = try #require(try JSONValue(parsing: #"{"z":1,"a":2,"z":3}"#).object)
    #expect(object.keys == ["z", "a", "z"])
    #expect(object["z"] == 3)
  }

  @Test(arguments: [
    ("", JSONError(.unexpectedEnd, at: 0)), ("  ", JSONError(.unexpectedEnd, at: 2)),
    ("[", JSONError(.unexpectedEnd, at: 1)), (#"{"a""#, JSONError(.unexpectedEnd, at: 4)),
    (#""abc"#, JSONError(.unexpectedEnd, at: 4)), (#""\"#, JSONError(.unexpectedEnd, at: 2)),
    ("[1,]", JSONError(.unexpectedByte(0x5D), at: 3)), ("{,}", JSONError(.unexpectedByte(0x2C), at: 1)),
    (#"{"a" 1}"#, JSONError(.unexpectedByte(0x31), at: 5)), ("{1:2}", JSONError(.unexpectedByte(0x31), at: 1)),
    ("[1 2]", JSONError(.unexpectedByte(0x32), at: 3)), ("nul", JSONError(.unexpectedEnd, at: 3)),
    ("nulL", JSONError(.unexpectedByte(0x6E), at: 0)), ("'a'", JSONError(.unexpectedByte(0x27), at: 0)),
    ("NaN", JSONError(.unexpectedByte(0x4E), at: 0)), ("+1", JSONError(.unexpectedByte(0x2B), at: 0)),
    ("01", JSONError(.badNumber, at: 0)), ("-", JSONError(.badNumber, at: 0)), ("1.", JSONError(.badNumber, at: 0)),
    ("1e", JSONError(.badNumber, at: 0)), ("1e+", JSONError(.badNumber, at: 0)),
    ("1e999", JSONError(.badNumber, at: 0)), ("-.5", JSONError(.badNumber, at: 0)),
    ("1 1", JSONError(.trailingBytes, at: 2)), ("{}x", JSONError(.trailingBytes, at: 2)),
    (#""\x""#, JSONError(.badEscape, at: 1)), (#""\u12G4""#, JSONError(.badEscape, at: 1)),
    ("\"a\nb\"", JSONError(.controlCharacter, at: 2)), ("\"\\t\u{1}\"", JSONError(.controlCharacter, at: 3)),
  ])
  func refusesWithTheOffset(text: String, expected: JSONError) {
    #expect(throws: expected) { try JSONValue(parsing: text) }
    // Skipped members are checked as strictly.
    let wrapped = #"{"skipped":\#(text)"#
    #expect(throws: JSONError.self) { try JSONValue(parsing: wrapped.utf8, keeping: JSONKeySet([])) }
  }

  @Test func holdsItsLimits() throws {
    let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try JSONValue(parsing: deep).array != nil)
    #expect(throws: JSONError(.tooDeep, at: 128)) { try JSONValue(parsing: "[\(deep)]") }
    #expect(throws: JSONError(.tooDeep, at: 128)) {
      try JSONValue(parsing: String(repeating: "[", count: 1_000_000))
    }
    #expect(try JSONValue(parsing: "123", limits: JSONLimits(bytes: 3)) == 123)
    #expect(throws: JSONError(.tooLarge, at: 3)) { try JSONValue(parsing: "1234", limits: JSONLimits(bytes: 3)) }
  }

  @Test func refusesMoreValuesThanTheLimit() throws {
    let limits = JSONLimits(values: 4)
    #expect(try JSONValue(parsing: #"{"a":[1,2]}"#, limits: limits) == ["a": [1, 2]])
    #expect(throws: JSONError(.tooMany, at: 10)) { try JSONValue(parsing: #"{"a":[1,2,3]}"#, limits: limits) }
    let filtered = #"{"b":[1,2,3]}"#.utf8
    #expect(throws: JSONError.self) { try JSONValue(parsing: filtered, limits: limits, keeping: JSONKeySet([])) }
  }

  @Test(arguments: ["1e3", "1.50", "-0", "1E400", "18446744073709551616", "0.10000000000000000001"])
  func keepsTheTextOfANumber(text: String) throws {
    let value = try JSONValue(parsing: text, limits: JSONLimits(keepsNumberText: true))
    #expect(value == .numeral(text) && value.text() == text && value.double == Double(text))
    #expect(try JSONReader.decode(Double.self, from: value) == Double(text))
  }

  @Test func aNumberThatNeedsNoTextHasNone() throws {
    let kept = try JSONValue(parsing: "[1,-7,2.5,1e+16]", limits: JSONLimits(keepsNumberText: true))
    #expect(kept == [1, -7, 2.5, 1e16])
    #expect(try JSONValue(parsing: "3e0", limits: JSONLimits(keepsNumberText: true)).int == 3)
  }

  @Test func leavesOutOtherKeys() throws {
    let text = #"{"a":{"x":[{"b":1}],"b":2},"\u0062":3,"c":[{"a":4,"d":"\n"}],"long":"text"}"#
    #expect(try JSONValue(parsing: text.utf8, keeping: JSONKeySet(["a", "b"])) == ["a": ["b": 2], "b": 3])
  }

  @Test func tellsTheLinesOfTheOutermostKeys() throws {
    let text = "\u{FEFF}{\n \"a\": {\"x\":\n 1}, \"b\":\n\n 2,\n\"a\": [{\n\"y\": 3}]\n}"
    let lined = try #require(try JSONObject.withLines(parsing: Array(text.utf8)))
    #expect(lined.object.keys == ["a", "b", "a"] && lined.lines == [2, 3, 6])
    #expect(try JSONObject.withLines(parsing: Array("{}".utf8))?.lines == [])
    #expect(try JSONObject.withLines(parsing: Array("[{\"a\": 1}]".utf8)) == nil)
    #expect(throws: JSONError.self) { try JSONObject.withLines(parsing: Array("{\"a\" 1}".utf8)) }
  }

  @Test func countsLines() throws {
    let text = "{\n  \"a\": 1,\n  b\n}"
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error.line(in: text.utf8) == 3)
    #expect(error.description == "\"b\" cannot stand here (byte 14)")
  }
}
