import CommandLine
import Entities

extension ManualText.Section {
  /// The form of the rules that --offline-script reads.
  static var rules: ManualText.Section {
    ManualText.Section(
      LocalizedText("RULES OF YOUR OWN", "나만의 규칙"),
      [
        LocalizedText(
          "Without a server, rules answer. --offline-script FILE reads the rules of all characters from a file. The "
            + "file holds lists in parentheses, like those of ELIZA in 1966, and has at most 256 KiB. A ; begins a "
            + "comment. The greeting comes first, then the rules. One of them is called NONE: it answers where no other "
            + "rule fits.",
          "서버가 없으면 규칙이 답합니다. --offline-script FILE을 쓰면 모든 캐릭터가 그 파일의 규칙으로 답합니다. 1966년의 ELIZA처럼 괄호로 묶은 목록이며 "
            + "256 KiB를 넘을 수 없고, ; 뒤는 주석입니다. 인사말이 먼저 오고 규칙이 이어지며, 어느 규칙에도 맞지 않을 때 쓰는 NONE이 하나 있어야 합니다."),
        LocalizedText(
          "A rule begins with a keyword, or a list of keywords, and a rank. The rule with the highest rank in a sentence "
            + "answers. Patterns follow, each with its replies, which are used in turn. In a pattern, 0 stands for any "
            + "words, another number for that many words, and (*A B) for one of these words. In a reply, a number stands "
            + "for the words at that place of the pattern. A keyword that ends in * matches every word that begins like "
            + "it. {{char}} is the character's name. (KEYWORD = OTHER) replaces a word with another, and (=KEYWORD) "
            + "continues with another rule.",
          "규칙은 키워드 또는 키워드 목록과 순위로 시작하며, 한 문장에서는 순위가 가장 높은 규칙을 씁니다. 그 뒤에는 형태와 차례로 할 말이 옵니다. 형태에서 0은 아무 단어들, "
            + "다른 숫자는 그 수만큼의 단어, (*A B)는 이 가운데 하나입니다. 할 말에 쓴 숫자는 형태의 그 자리에 있던 말입니다. *로 끝나는 키워드는 그것으로 시작하는 단어와 "
            + "맞고, {{char}}는 캐릭터의 이름입니다. (KEYWORD = OTHER)는 단어를 바꾸고, (=KEYWORD)는 다른 규칙으로 이어집니다."),
      ],
      sample: sampleRules)
  }

  /// A small script; a test reads it.
  static let sampleRules = """
    ; A librarian, who has read everything.
    (The library is open. What are you looking for?)
    (I = YOU)
    (MY = YOUR)
    ((BOOK BOOKS NOVEL) 5
      ((0 ABOUT 0) (A book about 3? Third shelf, on the left.))
      ((0) (Who wrote it?) (What colour was its cover?)))
    (QUIET* 9 ((0) (Thank you. They are reading.)))
    (NONE ((0) (Write that down for me.) (Shh. And then?)))
    """
}
