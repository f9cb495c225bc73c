extension Samples {
  /// Every kind of block and most kinds of inline text, in English.
  static let english = """
    <think>
    The user wants *everything*. Let me:

    1. show it
    2. be brief
    </think>

    # A heading of the first level
    ## One of the second
    ### One of the third

    Words with **strong**, *slanted*, ***both***, ~~gone~~ and `code`; a [link](https://example.com/a/long/path), \
    [https://example.com](https://example.com), www.example.org, <me@example.com>, and ![a picture](cat.png).
    A line of its own.

    - an item with more words than fit on a line of a small window
      - an item in it
        - and one in that
    - [x] done
    - [ ] to be done

    9. the ninth
    10. the tenth, in two paragraphs

        of which this is the second

    > Quoted words, which go on for a while
    >
    > > and others in them
    > - with a list

    ```swift
    /// Greets.
    func greet(_ name: String = "you", times: Int = 3) -> String { String(repeating: "Hello, \\(name)! ", count: times) }
    ```

        indented code

    | Name | What it is | Price |
    |------|:----------:|-------|
    | Apple | a fruit that grows on trees | 1.20 |
    | *Bread* | `flour`, water | 12 |

    ---

    <div align="center">HTML</div>
    """

  /// Most kinds of blocks, in Korean, with emphasis before a particle and with emoji.
  static let korean = """
    <think>
    사용자가 *전부* 보고 싶어 합니다.
    </think>

    # 첫 번째 제목
    ## 두 번째 제목

    **굵은** 글자와 *기울인* 글자, ~~지운~~ 글자와 `코드`가 있고, [링크](https://example.com/가나다)도 있습니다. \
    **강조(emphasis)**는 조사가 붙어도 됩니다. 😀 이모지와 👩‍👩‍👧‍👦 가족도 있습니다.

    - 작은 창의 한 줄에는 다 들어가지 않을 만큼 긴 항목입니다
      - 그 안의 항목
    - [x] 끝난 일
    - [ ] 할 일

    1. 첫째
    2. 둘째

    > 인용한 말은 이렇게 보이고, 길어지면 다음 줄로 넘어갑니다.

    ```python
    # 인사를 합니다
    def greet(name="세계"):
        return f"안녕하세요, {name}! 오늘은 날씨가 참 좋네요. 산책이라도 하실래요?"
    ```

    | 이름 | 설명 | 가격 |
    |------|------|------|
    | 사과 | 나무에서 열리는 과일입니다 | 1,200 |
    | 빵 | 밀가루와 물로 만듭니다 | 12,000 |
    """
}
