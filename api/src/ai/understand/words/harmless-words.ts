/** These words never change the meaning of a question. */
export const HARMLESS: ReadonlySet<string> = new Set(
  [
    'a an the this that these those it its i me my myself we us our ours you your yours u ya ur',
    'am is are was were be been being do does did done have has had having can could would may might shall',
    'to of in into on onto at for from by with across as about and so just really actually literally exactly precisely roughly approximately',
    'please pls plz kindly hey hi hello thanks thank thx ty ok okay oh em hm lol lmao haha omg yo bro dude ugh hmm um uh tho though btw like kinda basically well',
    'what whats which who whom where when how much many tell show give gimme see know want wanna gotta need find get got getting check look looking list pull display remind wondering wonder curious question quick quickly help understand understanding',
    'right now currently today yet already still again also too there here then only own actual overall altogether together total totals totaled totalled sum amount amounts figure combined all any anything something anywhere everywhere thing things stuff whole entire some',
    'money dollar dollars bucks buck usd say said think sure able out',
    'hows wheres whens personal household far ve re ll s t',
    'calculate compute determine provide summarize summary rundown overview detail details info information insight idea number numbers report describe view print read present confirm verify recall remember believe guess suppose assume happen happened happens happening answer inform',
    'presently nowadays exact complete full grand specific particular separate respective individual',
    'sweetheart darling hun dude man mate buddy pal sir maam halyard assistant hiya howdy greetings well anyway anyways honestly seriously simply probably possibly maybe perhaps hopefully apparently obviously definitely certainly surely truly approx ish somehow',
    'various current gets inside dough moolah moola cheddar greenbacks always',
    'figuring seeing knowing telling showing giving wants wanted needs needed wish liked trying try tried keep keeps kept keeping tend tends like alright',
    'both either whichever whatever one ones own there theres thats whose tally tallied',
    'level status position figure record records data ledger collectively cumulatively cumulative aggregate lot lots bunch',
  ]
    .join(' ')
    .split(' '),
);
