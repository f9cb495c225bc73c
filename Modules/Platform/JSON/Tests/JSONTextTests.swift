import JSON
import Testing

@Suite struct JSONTextTests {
  @Test func writesOnOneLine() {
    let value: JSONValue = ["z": [1, -2.5, true, nil, [:], []], "a": "가\"\\\n"]
    #expect(value.text() == #"{"z":[1,-2.5,true,null,{},[]],"a":"가\"\\\n"}"#)
  }

  @Test func writesPretty() {
    let value: JSONValue = ["a": [1, ["b": nil]], "c": [:], "d": []]
    #expect(
      value.text(pretty: true) == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ],
          "c": {},
          "d": []
        }
        """)
  }

  @Test func escapesWhatATerminalWouldObey() {
    #expect(JSONValue.string("\u{1B}[2J\u{9B}\u{7F}\0\u{2028}").text() == #""\u001b[2J\u009b\u007f\u0000\u2028""#)
    #expect(JSONValue.string("\r\n\t\u{8}\u{C}/").text() == #""\r\n\t\b\f/""#)
  }

  @Test func neverWritesWhatIsNoNumber() {
    #expect(JSONValue.array([.double(.nan), .double(.infinity), .double(-.infinity)]).text() == "[null,null,null]")
  }

  @Test func readsMembersOfAnyValue() {
    let value: JSONValue = ["a": [1, 2.0, "x"]]
    #expect(value["a"]?[1]?.int == 2)
    #expect(value["a"]?[0]?.double == 1)
    #expect(value["a"]?[3] == nil)
    #expect(value["a"]?[-1] == nil)
    #expect(value["a"]?["b"] == nil)
    #expect(JSONValue.double(2.5).int == nil)
    #expect(JSONValue.double(1e300).int == nil)
  }

  @Test func changesMembersInPlace() {
    var object = JSONObject()
    object["b"] = 1
    object["a"] = 2
    object["b"] = 3
    #expect(JSONValue.object(object).text() == #"{"b":3,"a":2}"#)
    object["b"] = nil
    #expect(object.keys == ["a"])
  }
}
