/** A statement may begin with one of these. */
const LEADS =
  '(?:(?:ok|okay|so|well|and|but|hey|hi|ngl|not gonna lie|honestly|to be honest|tbh|frankly|fyi|look|yeah|plus) )?';
const REASON = '(?:(?:because|cuz|cause|bc|since|as|so|so that|now that) )?';
const SOMEBODY =
  '(?:i|im|ive|we|weve|were(?! (?:i|we|you|they|he|she|my|our|the|there|any|all) )|he|hes|she|shes|they|theyre|everyone|everybody|people|somebody|someone)';

/** After one of these words, somebody says something, whatever the verb is. */
const IS_OF_PERSON = new RegExp(`^${LEADS}${REASON}${SOMEBODY} [a-z]+`);
/** Something is said of 'my wife', 'the kids', or 'it'. */
const IS_OF_THING = new RegExp(
  `^${LEADS}${REASON}(?:my|our|the|this|that|these|those|its|it|everything|things|trying|thinking|feeling|[a-z]+ (?:is|are|aint|isnt|arent))\\b`,
);

/** Something is said with one of these verbs. */
const STATES =
  /\b(?:am|im|is|its|are|were|was|theyre|shes|hes|aint|isnt|arent|feels?|needs?|wants?|have|ive|has|had|works?|worked|thinks?|thought|says?|said|keeps?|trying|tryna|thinking|moved|loves?|hates?|asked|asks|wonders?|wondered|worries|complains?|complained|argues?|cant|dont|doesnt|lost|started|got|told|broke|died|left|quit|raised|raises|handles?|manages?|went|came|goes|comes)\b/;
/** Something happened or is to happen. What only describes may limit a question. */
const HAPPENS =
  /\b(?:[a-z]{3,}ed|[a-z]{3,}ing|got|went|came|took|made|bought|sold|lost|found|told|said|had|did|began|quit|left|broke|paid|gave|met|saw|heard|won|fell|grew|built|hurt|wants?|needs?|hopes?|plans?|hate|love|tryna)\b/;
/** Whoever says what they want or feel gives a reason. */
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
  IS_OF_THING.test(text) ? STATES.test(text) || HAPPENS.test(text) : IS_OF_PERSON.test(text);

/** Only such a statement may have a verb that is in no list. */
export const isListedStatement = (text: string): boolean => STATES.test(text) && isStatement(text);

export const tellsEvent = (text: string): boolean => HAPPENS.test(text);
export const tellsWish = (text: string): boolean => WISHES.test(text);
