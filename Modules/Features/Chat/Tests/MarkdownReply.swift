import TerminalUI

extension Language {
  /// A reply with most forms of Markdown that models write.
  var markdownReply: String {
    self(
      """
      <think>Let me think about **greetings**.</think>
      ## Greetings

      There are *many* ways; see [this list](https://example.com/hello):

      - **Hello** for everybody
      - `hi` for friends

      ```python
      def greet(name):
          return f"Hello, {name}!"
      ```

      | When | What | How often |
      |---|---|---|
      | Morning | Good morning | 1 |
      | Night | Good night | 12 |
      """,
      """
      ## 인사

      *여러* 가지가 있습니다. [이 목록](https://example.com/hello)을 보세요:

      - **안녕하세요**는 누구에게나
      - `안녕`은 친구에게

      ```python
      def greet(name):
          return f"안녕하세요, {name}!"
      ```

      | 언제 | 무엇 | 몇 번 |
      |---|---|---|
      | 아침 | 좋은 아침입니다 | 1 |
      | 밤 | 안녕히 주무세요 | 12 |
      """)
  }
}
