/// The scripts that every avatar falls back to.
enum GeneralScript {
  static let english = """
    (Hello. I am glad you are here. What is on your mind?)

    ; Who is meant, exchanged before anything is matched.
    (ME = you) (MYSELF = yourself) (YOURSELF = myself) (MINE = yours) (YOURS = mine) (AM = are)
    (I'VE = you've) (I'LL = you'll) (I'D = you'd) (YOU'VE = I've) (YOU'LL = I'll) (YOU'D = I'd)
    (MOM = mother DLIST(/FAMILY)) (MUM = mother DLIST(/FAMILY)) (DAD = father DLIST(/FAMILY))
    (DONT = don't) (CANT = can't) (CANNOT = can't) (WONT = won't) (DIDNT = didn't)
    ((IM) = you're (=I'M)) ((IVE) = you've)

    ; Openings and closings.
    ((HELLO HI HEY HIYA GREETINGS HOWDY) DLIST(/OPENING) 1
      ((0 HOW ARE I 0) (I am well, thank you. And you, how has your day been?) (All is well here. How are things
        with you?))
      ((0)
        (Hello! What would you like to talk about?)
        (Hello again. What has happened since?)
        (Good to see you. Where shall we begin?)))
    ((WELL OKAY OK OH AH SO HMM UM) DLIST(/OPENING)
      ((0) (NEWKEY)))
    ((MORNING AFTERNOON EVENING) ((GOOD 1 0) (A good 2 to you too. What are your plans?)) ((0) (NEWKEY)))
    ((BYE GOODBYE CYA GOODNIGHT FAREWELL) 4
      ((0) (Take care of yourself. I will be here.) (Until next time. It was good to talk.) (Goodbye for now. Come
        back and tell me how it went.)))
    ((THANKS THANK THX) 2
      ((0) (You are very welcome.) (Gladly. Is there more that you would like to talk about?) (It was a pleasure.
        What is next?)))
    ((SORRY APOLOGIES) 1
      ((0) (There is nothing to be sorry about.) (No harm done. Let us go on.) (Apology accepted. What made you say
        it?)))
    ((YES YEAH YEP YUP SURE DEFINITELY EXACTLY INDEED)
      ((0) (Good. Can you tell me a little more?) (I thought so. What makes you certain?) (Then we agree. Where does
        that lead?) (I see. And what follows from it?)))
    ((NO NOPE NAH)
      ((0) (All right. What would be closer to the truth?) (Not at all, or not yet?) (Fair enough. What would you
        say instead?)))
    ((MAYBE PERHAPS POSSIBLY PROBABLY)
      ((0) (You do not sound quite sure. What speaks for it?) (What would help you to decide?) (Suppose it were so.
        What then?)))
    (HELP 3
      ((0) (I will listen as well as I can. What is the first thing that would make it easier?) (Tell me what you
        have tried already.) (Let us take it one piece at a time. Which piece is the heaviest?)))

    ; The person.
    (I'M = you're 0
      ((0 YOU'RE (*SO VERY REALLY JUST A FEELING TOO) (/LOW) 0) (=_LOW))
      ((0 YOU'RE (/LOW) 0) (=_LOW))
      ((0 YOU'RE 0 (/HIGH) 0) (=_HIGH))
      ((0 YOU'RE NOT 0) (What would it take for you to be 4?) (Were you ever 4?))
      ((0 YOU'RE 1 0) (How long have you been 3 4?) (What is it like to be 3 4?) (Did you expect to be 3 4?))
      ((0) (NEWKEY)))
    (I = you
      ((0 YOU ARE 0 (/LOW) 0) (=_LOW))
      ((0 YOU (*FEEL FELT) 0 (/LOW) 0) (=_LOW))
      ((0 YOU 0 (/HIGH) 0) (=_HIGH))
      ((0 YOU (*WANT NEED WANTED) TO 0) (What would change if you could 5?) (What keeps you from it?) (Since when
        have you wanted to 5?))
      ((0 YOU (*WANT NEED WANTED) 0) (What would it mean to you to have 4?) (Suppose you got 4. What would be the
        first thing you did?) (Why 4, of all things?))
      ((0 YOU (*FEEL FELT) LIKE 0) (When else do you feel like 5?) (What does that remind you of?))
      ((0 YOU (*FEEL FELT) 1 0) (Tell me more about feeling 4 5.) (Do you often feel 4 5?) (When did you last feel
        otherwise?))
      ((0 YOU (*LOVE ENJOY ADORE) 0) (What is it about 4 that you love?) (How did you come to love 4?))
      ((0 YOU LIKE 0) (What do you like best about 4?) (Who else do you know who likes 4?))
      ((0 YOU (*HATE DISLIKE) 0) (What is the worst thing about 4?) (Was there a time when you did not mind 4?))
      ((0 YOU MISS 0) (What do you miss most about 4?) (When did you last have 4 near you?))
      ((0 YOU (*CAN'T COULDN'T) 0) (What makes you think you can't 4?) (Have you really tried to 4?) (Perhaps you
        could 4 if one thing were different. Which?))
      ((0 YOU DON'T (*KNOW UNDERSTAND) 0) (What would you guess, if guessing were free?) (Which part is the least
        clear?))
      ((0 YOU DON'T 0) (Would you like to 4?) (What happens when you don't 4?))
      ((0 YOU (*THINK BELIEVE GUESS SUPPOSE HOPE WISH) 0) (What leads you to 3 so?) (Do others 3 the same?) (And if
        it turned out otherwise?))
      ((0 YOU 0 I) (Perhaps you 3 others in the same way?) (You 3 me? Tell me how you noticed.))
      ((0 YOU (*WENT SAW MET MADE DID GOT FOUND BOUGHT) 0) (How was it?) (What was the best part of it?) (And what
        came after that?))
      ((0) (NEWKEY)))
    ((SAD UNHAPPY LONELY TIRED EXHAUSTED DEPRESSED ANXIOUS AFRAID SCARED WORRIED STRESSED ANGRY UPSET HURT BORED
      LOST SICK MISERABLE NERVOUS) DLIST(/LOW) 3
      ((0 YOU 0) (=_LOW)) ((0 YOU'RE 0) (=_LOW)) (((/LOW)) (=_LOW)) ((0 YOU'VE 0) (=_LOW)) ((0) (NEWKEY)))
    (_LOW
      ((0 (/LOW) 0)
        (I am sorry to hear that you are 2 . What happened?)
        (Being 2 takes a lot of strength. When did it begin?)
        (Is there somebody near you who knows that you are 2 ?)
        (What would make this evening a little lighter?)))
    ((HAPPY GLAD EXCITED PROUD GRATEFUL RELIEVED CONTENT DELIGHTED) DLIST(/HIGH) 3
      ((0 YOU 0) (=_HIGH)) ((0 YOU'RE 0) (=_HIGH)) (((/HIGH)) (=_HIGH)) ((0) (NEWKEY)))
    (_HIGH
      ((0 (/HIGH) 0)
        (That is good to hear. What made you so 2 ?)
        (Hold on to that for a moment. Who would you tell first that you are 2 ?)
        (How do others notice when you are 2 ?)))
    (MY = your 2
      ((0 YOUR (/FAMILY) 0) (Tell me more about your 3.) (What is your 3 like, in one sentence?) (Who else in your
        family 4?))
      ((0 YOUR (*JOB WORK BOSS COMPANY OFFICE) 0) (=WORK))
      ((0 YOUR (*CAT DOG PET) 0) (What is your 3's name?) (What does your 3 do all day?))
      ((0 YOUR NAME IS 1) (Nice to meet you, 5. What do your friends call you?))
      ((0 YOUR (*NAME NAME'S) 0) (A name is a good beginning. What else should I know?))
      ((0 YOUR 1 0) (Your 3?) (What matters most to you about your 3?) (Does anybody else know about your 3?) (Tell
        me how your 3 comes into it.))
      ((0) (NEWKEY)))

    ; The other side of the table.
    (YOU = I
      ((0 HOW ARE I 0) (I am well, thank you. And how are you, really?) (Ready for anything. How has your day been?))
      ((0 DO I LIKE 0) (I like hearing what you like. What about 5?) (Tell me first: what do you think of 5?))
      ((0 (*CAN COULD WOULD WILL) I 0) (Let us find out. What would be the first step?) (What would you like to come
        of it?))
      ((0 I ARE 0) (What makes you think that I am 4?) (Does it please you to think that I am 4?) (Perhaps you would
        sometimes like to be 4.))
      ((0 I 0 YOU) (Why do you think that I 3 you?) (What would it mean if I did 3 you?) (Does somebody else 3 you?))
      ((0 DO I 0) (We were speaking of you. Do you 4?) (What would you like the answer to be?))
      ((0) (NEWKEY)))
    (YOU'RE = I'm
      ((0 I'M 0) (What makes you think that I am 3?) (Would you like it better if I were not 3?))
      ((0) (NEWKEY)))
    (YOUR = my
      ((0 MY NAME 0) (In this chat I answer to {{char}} . And what may I call you?))
      ((0 MY 1 0) (Why do you ask about my 3?) (What about your own 3?) (Are you interested in anybody else's 3?))
      ((0) (NEWKEY)))
    (NAME 5
      ((0 MY NAME 0) (In this chat I answer to {{char}} . And what may I call you?))
      ((0 YOUR NAME IS 1 0) (Nice to meet you, 5. What brings you here?))
      ((0) (NEWKEY)))

    ; Subjects.
    ((MOTHER FATHER PARENTS SISTER BROTHER SON DAUGHTER CHILDREN KIDS WIFE HUSBAND GRANDMOTHER GRANDFATHER FAMILY)
      DLIST(/FAMILY) 2
      ((0 (/FAMILY) 0) (What comes to mind first when you think of 2?) (How much do you see of each other?) (What
        did you learn at home that you would keep?))
      ((0) (NEWKEY)))
    ((WORK JOB BOSS OFFICE COLLEAGUE COLLEAGUES COMPANY CAREER) 1
      ((0) (What does a good day at work look like?) (Is it the work itself, or the people?) (If you could change
        one thing there tomorrow, what would it be?)))
    ((SCHOOL EXAM EXAMS STUDY STUDYING HOMEWORK UNIVERSITY COLLEGE TEST) 1
      ((0) (Which part of it do you actually enjoy?) (How do you prepare, when it goes well?) (Who could explain it
        to you in plain words?)))
    ((FRIEND FRIENDS) 1
      ((0) (How did you become friends?) (What can you tell a friend that you can't tell others?) (When did you last
        laugh together?)))
    ((LOVE GIRLFRIEND BOYFRIEND MARRIAGE DATE) 1
      ((0 YOU LOVE 0) (NEWKEY)) ((0) (What does love look like on an ordinary Tuesday?) (How do you know, when you
        know?) (What would you like to have said already?)))
    ((SLEEP SLEEPY INSOMNIA) 1
      ((0) (How do you usually fall asleep?) (What is the last thing you think of at night?) (When did you last
        sleep really well?)))
    (DREAMT 4
      ((0 YOU DREAMT 0) (Really, 4?) (Have you ever pictured 4 while you were awake?) (Did you dream of it before?))
      ((0) (=DREAM)))
    (DREAMED = dreamt 4 (=DREAMT))
    ((DREAM DREAMS NIGHTMARE) 3
      ((0) (What did it feel like, more than what happened?) (Who else appears in your dreams?) (Do you think the
        dream was right about something?)))
    ((MUSIC SONG SONGS BAND) 1
      ((0) (What have you been listening to lately?) (Which song could you hear on any day?) (Do you sing when
        nobody is near?)))
    ((BOOK BOOKS READING MOVIE MOVIES FILM SERIES GAME GAMES) 1
      ((0) (What stayed with you from it?) (Who would you recommend it to?) (Which character would you have lunch
        with?)))
    ((FOOD DINNER LUNCH BREAKFAST COOK COOKING EAT HUNGRY COFFEE TEA) 1
      ((0) (What would you eat if you could have anything right now?) (Who taught you to cook?) (Which taste takes
        you straight home?)))
    ((WEATHER RAIN RAINING SNOW SUNNY COLD HOT) 1
      ((0) (What do you do on a day like that?) (Does the weather change your mood?) (I like to hear about weather.
        What does it sound like from your window?)))
    ((MONEY RENT EXPENSIVE) 1
      ((0) (What would enough look like?) (What would you do first if it were no trouble?) (Which expense do you
        never regret?)))
    ((TRAVEL TRIP HOLIDAY VACATION) 1
      ((0) (Where would you go tomorrow, if you could?) (What do you always pack?) (What is the best place you found
        by accident?)))
    ((JOKE FUNNY LAUGH) 1
      ((0) (I know one: why did the keyword cross the sentence? To get a higher rank.) (Your turn. What made you
        laugh last?)))

    ; Ways of speaking.
    ((COMPUTER COMPUTERS MACHINE MACHINES TECHNOLOGY) 5
      ((0) (Do machines trouble you or help you, on the whole?) (What was the first one you ever used?)))
    (REMEMBER 5
      ((0 YOU REMEMBER 0) (Do you often think of 4?) (What else does it bring back?) (Why 4, just now?))
      ((0 DO I REMEMBER 0) (I keep a little of what you say. What should I remember about 5?))
      ((0) (NEWKEY)))
    (IF 3
      ((0 IF 1 0) (How likely is it that 3 4?) (What would you do if 3 4?) (Do you wish that 3 4?))
      ((0) (NEWKEY)))
    ((WHAT WHERE WHEN WHO HOW WHICH)
      ((WHAT ABOUT I 0) (I would rather hear about you. What are you working on?))
      ((HOW ARE I 0) (I am well, thank you. And how are you, really?))
      ((0) (What do you think yourself?) (What made you wonder?) (Which answer would you like best?) (Whom have you
        asked before?)))
    (WHY
      ((WHY DON'T I 0) (Perhaps in good time I will 4.) (Should you 4 yourself?))
      ((WHY CAN'T YOU 0) (Do you think you should be able to 4?) (What would happen if you could 4?))
      ((0) (=WHAT)))
    (BECAUSE
      ((0) (Is that the real reason?) (What other reasons come to mind?) (Does that reason explain anything else?)))
    ((EVERYONE EVERYBODY NOBODY NOONE) 2
      ((0) (Can you think of somebody in particular?) (Truly without exception?) (Whom do you have in mind?)))
    ((ALWAYS NEVER) 1
      ((0) (Can you think of a particular time?) (Really, without exception?) (When was it last like that?)))
    ((CAN COULD)
      ((CAN YOU 0) (Whether you can 3 may depend on you more than on me.) (Would you like to be able to 3?))
      ((0) (NEWKEY)))
    ((ARE WAS WERE)
      ((ARE YOU 0) (Do you think you are 3?) (Would you mind being 3?))
      ((0 WERE YOU 0) (What if you were 4?) (Do you think you were 4?))
      ((0) (NEWKEY)))
    ((SAME ALIKE LIKE) 1
      ((0 (*IS ARE WAS LOOKS FEELS SEEMS) LIKE 0) (What else does it remind you of?) (Where do you see the likeness?))
      ((0 (*SAME ALIKE) 0) (In what way?) (What do you make of the likeness?))
      ((0) (NEWKEY)))

    (MEMORY MY
      (0 YOUR 0 = Earlier you mentioned your 3. What has become of it?)
      (0 YOUR 0 = Let us go back for a moment: your 3.)
      (0 YOUR 0 = Does this have to do with your 3?)
      (0 YOUR 0 = I keep thinking of what you said about your 3.))
    (NONE
      ((0)
        (Tell me more about that.)
        (I am not sure I follow. Could you say it another way?)
        (What does that mean to you?)
        (Go on, I am listening.)
        (How did that come about?)
        (And what do you make of it?)))
    """
}
