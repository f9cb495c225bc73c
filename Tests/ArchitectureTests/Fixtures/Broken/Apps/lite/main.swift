print("An app that is in no manifest, and that nobody owns.")
