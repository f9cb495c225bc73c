import TerminalUI

extension Language {
  var heading: String { self("Heading", "제목") }
  var item: String { self("Item", "항목") }
  var done: String { self("Done", "완료") }
  var toDo: String { self("To do", "할 일") }
  var quote: String { self("Quote", "인용") }
  var endOfQuote: String { self("End of quote.", "인용 끝.") }
  var code: String { self("Code", "코드") }
  var endOfCode: String { self("End of code.", "코드 끝.") }
  var table: String { self("Table", "표") }
  var endOfTable: String { self("End of table.", "표 끝.") }
  var thoughts: String { self("Thoughts", "생각") }
  var endOfThoughts: String { self("End of thoughts.", "생각 끝.") }
  var picture: String { self("Picture", "그림") }
  var separator: String { self("Separator.", "구분선.") }
  var struckOut: String { self("struck out", "취소선") }

  /// The nesting of a list, from 2 on.
  func level(_ number: Int) -> String { self("Level \(number)", "\(number)단계") }
}
