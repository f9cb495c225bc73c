/// Step 3: views get the next screens by closures, and know no builder.
enum StepThree {}
