import SampleEntities

extension Article {
  static let english = [
    Article(
      id: 1, title: "The screen that could be drawn without a server",
      body: """
        A screen that fetches its own data can only be seen in one of its moods: the one that the server happens to be \
        in today. The spinner is over before you have looked at it, and the error never comes while you watch.

        Give the screen somebody to ask instead, and you may answer for them. Nobody home. Still thinking. A thousand \
        rows. All the moods are there, on your desk, in any order.
        """, userId: 1),
    Article(
      id: 2, title: "Say where, never how",
      body: """
        "Show the article" is a wish. "Push this object on that stack" is a recipe. People who write wishes can be \
        moved to another kitchen; people who write recipes must take the stove along.

        A router is the person in the kitchen. The screen never learns whether its wish came as a page, as a panel or \
        as a polite refusal.
        """, userId: 2),
    Article(
      id: 3, title: "Small enough to leave out",
      body: """
        The test of a feature is not that it can be added. Everything can be added. The test is the morning when \
        somebody takes it out of the list, and the rest of the program still starts, still explains itself, and says \
        in plain words what is not there.
        """, userId: 4),
    Article(
      id: 4, title: "A short history of the spare key",
      body: """
        Every house has one, and nobody knows where. For a while it was under the third flower pot. Then the flower \
        died, and the pot went, and the key lay in the sun for a summer, like a secret that has grown up.

        Programs have spare keys too. We call them globals.
        """, userId: 3),
    Article(
      id: 5, title: "What the counter taught me",
      body: """
        Up, down, reset. It took an afternoon to write and a week to argue about. Who keeps the number while nobody \
        looks? Who asks before it is thrown away? Who may know that there is a question at all?

        Three buttons, five parts, and for once each of them had only one reason to change.
        """, userId: 6),
    Article(
      id: 6, title: "Loading, empty, broken, fine",
      body: """
        Four states. Draw all four before you draw the fine one beautifully. The fine one is where you spend your \
        time, and the other three are where other people do.
        """, userId: 5),
  ]
}
