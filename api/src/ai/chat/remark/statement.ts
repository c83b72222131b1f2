/** A statement may begin with one of these. */
export const LEAD =
  '(?:ok|okay|so|well|and|but|hey|hi|ngl|not gonna lie|honestly|to be honest|tbh|frankly|fyi|look|yeah|plus) ';
const LEADS = `(?:${LEAD})?`;
const REASON = '(?:(?:because|cuz|cause|bc|since|as|so|so that|now that) )?';
const SOMEBODY =
  '(?:i|im|ive|we|weve|were(?! (?:i|we|you|they|he|she|my|our|the|there|any|all) )|he|hes|she|shes|they|theyre|everyone|everybody|people|somebody|someone)';

/** After one of these words, every verb states something. */
const IS_OF_PERSON = new RegExp(`^${LEADS}${REASON}${SOMEBODY} [a-z]+`);
/** Something is said of 'my wife', 'the kids', or 'it'. */
const IS_OF_THING = new RegExp(
  `^${LEADS}${REASON}(?:my|our|the|this|that|these|those|its|it|everything|things|trying|thinking|feeling|[a-z]+ (?:is|are|aint|isnt|arent))\\b`,
);

const OWNERS = new Set(['my', 'our', 'the']);
const FIRST_WORDS = 4;
const isOfOwn = (text: string): boolean =>
  text
    .split(' ')
    .slice(0, FIRST_WORDS)
    .some((word) => OWNERS.has(word));

/** Something is said with one of these verbs. */
const STATES =
  /\b(?:am|im|is|its|are|were|was|theyre|shes|hes|aint|isnt|arent|feels?|needs?|wants?|have|ive|has|had|works?|worked|thinks?|thought|says?|said|keeps?|trying|tryna|thinking|moved|loves?|hates?|asked|asks|wonders?|wondered|worries|complains?|complained|argues?|cant|dont|doesnt|lost|started|got|told|broke|died|left|quit|raised|raises|handles?|manages?|went|came|goes|comes)\b/;
const PAST = new Set(
  'got went came took made bought sold lost found told said had did began quit left broke paid gave met saw heard won fell grew built hurt'.split(
    ' ',
  ),
);
const SHORTEST = 5;
/** Something happened: 'my wife handled the bills'. */
const isPast = (text: string): boolean =>
  text
    .split(' ')
    .some((word) => PAST.has(word) || (word.length >= SHORTEST && word.endsWith('ed')));

const GOES_ON = new Set('am im is are were was been keep keeps'.split(' '));
/** Something is going on: 'the landlord is raising the rent'. */
const goesOn = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.some((word) => word === 'hate' || word === 'love') ||
    (words.some((word) => GOES_ON.has(word)) && words.some((word) => /^[a-z]{3,20}ing$/.test(word)))
  );
};

/** A user who says what they want or feel gives a reason. */
const WISHES =
  /\b(?:want|wants|need|needs|trying|tryna|hoping|planning|plan|plans|thinking|worried|worry|stressed|scared|nervous|curious|saving|going) (?:to|of|about|for|that)\b|\b(?:am|im|is|are|were|feel|feels|feeling|getting) (?:so |very |really |a bit |kinda |pretty )?(?:stressed|worried|scared|nervous|broke|tired|curious|anxious|overwhelmed|bad|behind)\b/;

const SINCE_A_REASON =
  /^since (?:(?:i|we|they) (?:am|are|work|need|want|dont|cant|have|like|live)|(?:im|were)|(?:he|she|(?:my|our|the) [a-z]+) (?:is|are|has|have|wants?|needs?|likes?|loves?|handles?|manages?|keeps?|thinks?|says?|works?|cant|doesnt))\b/;
/** 'Since I started' is a time, and 'since I work nights' is a reason. */
export const isTime = (text: string): boolean =>
  text.startsWith('since ') && !SINCE_A_REASON.test(text);

export const isReason = (text: string): boolean =>
  /^(?:because|cuz|cause|bc|since|as|so|so that|now that) /.test(text);

/** Words that say something of somebody or something, and so ask for nothing. */
export const isStatement = (text: string): boolean =>
  IS_OF_THING.test(text)
    ? STATES.test(text) || (isOfOwn(text) && isPast(text))
    : IS_OF_PERSON.test(text);

/** Only such a statement may have a verb that is in no list. */
export const isListedStatement = (text: string): boolean => STATES.test(text) && isStatement(text);

export const statesEvent = (text: string): boolean => isPast(text) || goesOn(text);
export const statesWish = (text: string): boolean => WISHES.test(text);

const WANTS_THING =
  /\b(?:want|wants|wanted|need|needs|needed) (?!to |it$|it |this$|this |that$|that |a |an |more|money|new |help|some )/;
const WAS_PAID = /\b(?:got|get|gets|getting|was|been) paid\b/;
const PAYS_PART = /\b(?:paid|pays|covers|covered)\b/;
const LOOKS_AT = /\b(?:looking|look) (?:at|for)\b|\binterested\b|\bsome$/;
/** A user who says what they want to see, or who paid, asks for that. 'I got paid' limits nothing. */
export const asksForPart = (text: string): boolean =>
  WANTS_THING.test(text) || PAYS_PART.test(text.replace(WAS_PAID, '')) || LOOKS_AT.test(text);

const WAS =
  /\b(?:was|were|went|been|go|going|traveled|travelled|stayed|visited|flew|drove|shopped|ate)\b/;
const SOMEWHERE = /\b(?:in|at|to|with|on|abroad|away|there)\b/;
/** Where somebody was may limit what they spent. */
export const statesPlace = (text: string): boolean => WAS.test(text) && SOMEWHERE.test(text);
