/// Step 1: a builder in the environment makes the next screens, so that the list need not know how.
enum StepOne {}
