/// Step 2: one builder makes every view of the app, rows included. Its functions take `Parameters`.
enum StepTwo {}
