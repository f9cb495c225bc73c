import Entities
import TerminalUI

/// What was said to a character in the showcase, and when.
struct ShowcaseTalk {
  let character: String, hoursAgo: Int64
  var isSeen = true
  let turns: [(question: String, reply: String)]

  /// The user's own characters.
  static func ownCharacters(in language: Language) -> [(name: String, form: AvatarDescription)] {
    [
      (
        language("Captain Brine", "짠물 선장"),
        AvatarDescription(character: .man, action: .drinking, location: .city)
      ),
      (language("Mango", "망고"), AvatarDescription(character: .cat, action: .relaxing, location: .space)),
      (
        language("Nurse Pebble", "조약돌 간호사"),
        AvatarDescription(character: .alien, action: .working, location: .museum)
      ),
    ]
  }

  /// The talks with the characters that come with the program. The newest is the last.
  static func all(in language: Language) -> [ShowcaseTalk] {
    [
      ShowcaseTalk(
        character: language("Marisol", "마리솔"), hoursAgo: 120,
        turns: [
          (
            language("I found a brass compass. Is it old?", "놋쇠 나침반을 찾았어요. 오래된 걸까요?"),
            language(
              "Turn it over and look for a maker's name. Machine-cut screws mean after 1900.",
              "뒤집어서 만든 이의 이름을 찾아보세요. 나사가 고르면 1900년 이후 물건이에요.")
          )
        ]),
      ShowcaseTalk(
        character: language("Tikk-Tava", "틱타바"), hoursAgo: 71,
        turns: [
          (
            language("What does “break a leg” mean?", "‘발이 넓다’는 게 무슨 뜻이야?"),
            language(
              "I asked three humans and got four answers. It wishes you **luck**. No leg is harmed, I checked.",
              "사람 셋에게 물었더니 답이 넷이었습니다. 아는 사람이 **많다**는 뜻입니다. 발 크기와는 상관이 없었습니다.")
          )
        ]),
      ShowcaseTalk(
        character: language("Professor Inkwell", "먹물 교수"), hoursAgo: 27,
        turns: [
          (
            language("How do I count the words of a file?", "파일의 낱말 수는 어떻게 세나요?"),
            language(
              "With four paws on the keyboard:\n\n```sh\nwc -w notes.txt\n```\n\nIt counts what stands between blanks.",
              "네 발로 자판을 누르면 됩니다.\n\n```sh\nwc -w notes.txt\n```\n\n빈칸 사이에 있는 것을 셉니다.")
          )
        ]),
      ShowcaseTalk(
        character: language("Doyun", "도윤"), hoursAgo: 2, isSeen: false,
        turns: [
          (
            language("Can I bake basil into bread?", "빵에 바질을 넣어 구워도 되나요?"),
            language(
              "Fold it in after the first rise, with a little oil. Basil burns on the crust, so keep it inside.",
              "첫 발효 뒤에 기름을 조금 둘러 접어 넣으세요. 바질은 겉에서 타니까 속에 두시고요.")
          )
        ]),
      ShowcaseTalk(character: language("Juno", "유노"), hoursAgo: 0, turns: basil(in: language)),
    ]
  }

  private static func basil(in language: Language) -> [(question: String, reply: String)] {
    [
      (
        language("My basil is unhappy. What should I do?", "바질이 시들시들해요. 어떻게 하죠?"),
        language(
          "Poor thing! **Feel the soil** first, a finger deep:\n\n"
            + "- *wet*: stop pouring, and move it to the light\n- *dry*: water it from below, and talk to it",
          "저런! 먼저 손가락 한 마디 깊이로 **흙을 만져** 보세요.\n\n"
            + "- *젖었으면* 물을 멈추고 밝은 곳으로 옮기세요\n- *말랐으면* 아래에서 물을 주고 말을 걸어 주세요")
      ),
      (
        language("Dry as a moon. How often do I water it from now on?", "달처럼 바싹 말랐어요. 앞으로 얼마나 자주 물을 줄까요?"),
        language(
          "In orbit a sensor decides. On a windowsill, three lines of Python do:\n\n"
            + "```python\nwhile soil.moisture() < 0.3:\n    pump.run(from_below=True, ml=80)\n    sleep(600)\n```\n\n"
            + "Without a pump: twice a week in summer, **once** in winter. Mine also likes puns.",
          "궤도에서는 센서가 정해요. 창가라면 파이썬 세 줄이면 돼요.\n\n"
            + "```python\nwhile soil.moisture() < 0.3:\n    pump.run(from_below=True, ml=80)\n    sleep(600)\n```\n\n"
            + "펌프가 없으면 여름엔 일주일에 두 번, 겨울엔 **한 번**이에요. 제 바질은 말장난도 좋아해요.")
      ),
    ]
  }
}
