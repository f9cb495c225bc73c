import Core

AichatApp("aichat-lite", [.explore, .chat]).main()
