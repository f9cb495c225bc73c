import Foundation

/// Chats for measuring, as files of SillyTavern: the same in every run.
struct SampleChats {
  /// The numbers of messages, of chats, and of messages in the longest chat.
  let messages: Int, chats: Int, longest: Int

  static let all = SampleChats(messages: 1_000_000, chats: 10_000, longest: 100_000)
  static let few = SampleChats(messages: 20_000, chats: 200, longest: 2_000)

  /// The titles of the longest chat, which changed last, and of the chat that changed just before it.
  static let longestTitle = "The longest of all", usualTitle = "A usual one"
  /// Words to search for, first in English, then in Korean: a word that very many messages have, and a word that about
  /// one message of 5,000 has.
  static let searched = ["harbour", "xylophone", "바다", "낚시"]

  private static let english = [
    "harbour", "lantern", "silver", "map", "winter", "copper", "river", "garden", "letter", "engine", "moth", "salt",
  ]
  private static let korean = ["바다에서", "등불을", "은빛", "지도를", "겨울이", "구리", "강가에", "정원", "편지를", "기관차", "나방", "소금"]

  /// Writes the files: the longest chat, a usual one, and the others, each with one of 20 characters.
  func write(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let usual = (messages - longest) / (chats - 1)
    for number in 0..<chats {
      let title = number == 0 ? Self.longestTitle : number == 1 ? Self.usualTitle : "Chat \(number)"
      let count = number == 0 ? longest : number == chats - 1 ? messages - longest - usual * (chats - 2) : usual
      try Data(Self.chat(number, count).utf8).write(to: folder.appending(path: title + ".jsonl"))
    }
  }

  /// The first chat is the newest one.
  private static func chat(_ number: Int, _ count: Int) -> String {
    let end = 1_790_000_000_000 - number * 60_000
    var text =
      #"{"user_name":"Jiu","character_name":"Sample \#(number % 20)","create_date":\#(end - count * 1_000)}"# + "\n"
    for place in 0..<count {
      text +=
        #"{"name":"\#(place % 2 == 0 ? "Sample \(number % 20)" : "Jiu")","is_user":\#(place % 2 == 1),"#
        + #""send_date":\#(end - (count - 1 - place) * 1_000),"mes":"\#(words(number, place))"}"# + "\n"
    }
    return text
  }

  private static func words(_ number: Int, _ place: Int) -> String {
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(place) &* 0xBF58_476D_1CE4_E5B9 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var words = ["Message \(place + 1)."]
    for _ in 0..<12 { words.append(english[next(12)]) }
    for _ in 0..<6 { words.append(korean[next(12)]) }
    if next(5_000) == 0 { words.append("xylophone") }
    if next(5_000) == 0 { words.append("낚시터에서") }
    return words.joined(separator: " ")
  }
}
