/// Typical replies of a model.
enum Samples {
  /// A reply with a few of all constructs, to be repeated.
  static let reply = """
    ## A heading

    Some **strong** and *slanted* words, `code`, and a [link](https://example.com/a).

    - one
    - two
      1. nested
      2. more of it

    > Quoted words.

    ```swift
    func greet(_ name: String) -> String {
      "Hello, \\(name)!"  // A greeting.
    }
    ```

    | a | b |
    |---|--:|
    | x | 12 |


    """
}
