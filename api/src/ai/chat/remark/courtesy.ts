const THANKS =
  "(?:many thanks|thanks(?: so much| a lot| a bunch| a million| in advance| again| very much)?|thank you(?: so much| very much| kindly| in advance| again)?|thx|ty|(?:i(?: would|’d|'d)? )?(?:really )?appreciate (?:it|that|(?:your|the|any) help)|(?:(?:any|your) help (?:is|would be) |(?:it )?(?:is|would be) )?(?:much |greatly |really |very )?appreciated|god bless(?: you)?|bless you)";
const SORRY =
  "(?:(?:i(?: am|’m|'m) )?sorry(?: to (?:bother|bug|trouble) you(?: again)?| for (?:asking|the bother)(?: again)?)?|forgive me|pardon me|excuse me)";
const GOOD = '(?:well|good|great|ok|okay|fine|alright)';
const GOOD_DAY =
  'a (?:good|great|nice|lovely|wonderful) (?:day|week|weekend|morning|afternoon|evening|night|one)';
const HOPES = `(?:i |we )?hope (?:(?:you(?: are|’re|'re|r)?|ur|u r|u|all|everything|things|your (?:day|week|weekend|morning)|this(?: message)? finds you)(?: is|’s|'s| are)?)(?: doing| going| having| have| had| has)? (?:${GOOD}|${GOOD_DAY})(?: today| so far)?`;
const GREETS =
  '(?:hi|hello|hey|happy (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|holidays|new year|thanksgiving|halloween)|merry christmas|good (?:morning|afternoon|evening|day))(?: there| again| everyone| all| halyard| to you)?';
const HOW_ARE_YOU = '(?:how are (?:you|u|things)(?: doing)?(?: today)?|nice to meet you)';
const PRAISE =
  "you(?: have|’ve|'ve|ve| are|’re|'re)? (?:been )?(?:all |so |very |really |super |extremely )?(?:a )?(?:great|helpful|kind|nice|amazing|wonderful|awesome|patient|lifesaver|big help|great help|huge help|the best)(?: help)?(?: so far| today)?";
const ONE_MORE =
  '(?:(?:lol|haha|alright|ok|okay|and|but|just|well|so) ){0,2}(?:one|1|another|a|my) (?:more|other|last|final|quick|additional) (?:thing|question|one)|(?:(?:lol|haha|alright|ok|okay|and|well|so) ){0,2}(?:last|another) (?:thing|question|one)';
const AT_START = new RegExp(
  `^(?:${THANKS}|${SORRY}|(?:${GREETS} )?${HOPES}|${GREETS}|${HOW_ARE_YOU}|${PRAISE}|${ONE_MORE})(?:(?:[,.!?;:]| -){1,9} ?(?:but )?| but )(?=\\w)`,
  'i',
);
/** Somebody who dictates says no comma. */
const SAID_AT_START = new RegExp(
  `^(?:${THANKS} )?(?:${THANKS}|${PRAISE}|${ONE_MORE}) (?:and |but |so )?(?=(?:how|what|whats|when|which|where|who|did|do|does|is|are|am|can|could|show|list|tell)\\b)`,
  'i',
);
const BE_FRANK =
  "(?:(?:please )?(?:just )?(?:give me the (?:real|straight|honest) (?:talk|truth|answer|deal)|give it to me straight|(?:tell|give) me the truth|be (?:real|honest|frank|straight|blunt|brutal|brutally honest)(?: with me)?|(?:do not|don[’']?t) (?:sugar ?coat it|lie(?: to me)?|hold back)|no (?:sugar ?coating|bs|judg(?:e)?ment)|real talk|lay it on me))";
const AT_END = new RegExp(`[,.!?;:]{1,9} (?:and )?(?:${THANKS}|${BE_FRANK})[.! ]{0,9}$`, 'i');
/** 'It would be much appreciated if you could tell me' asks no more than 'tell me'. */
const IF_YOU_COULD =
  /^(?:(?:it (?:would|will) be |it[’']d be |would be )?(?:really |very |so |greatly |much |most )?(?:appreciated|helpful|great|nice|awesome|lovely|wonderful)|i(?: would|[’']d)? (?:really |greatly |so |much )?(?:appreciate it|be (?:so |very )?(?:grateful|thankful|glad)|love it)) if (?:you|u|someone) (?:can|could|would|might|will|were able to) (?:please |kindly )?(?=\w)/i;

/** 'Or nah' and 'or should I wait' ask the same once more. */
const OR_NOT =
  /,? or (?:nah|not|no|nope|should (?:i|we) wait|am i crazy|is (?:that|it) (?:dumb|crazy|a bad idea))[?.! ]{0,9}$/i;

/** 'How much was gas, sorry, how much was food' asks only for what comes after the correction. */
const CORRECTED =
  /^.{3,160}?(?:\.{2,6}|…|,|-|\?|!) {0,2}(?:oh )?(?:sorry|no wait|wait|i mean|i meant|scratch that|correction|oops|never ?mind|nvm|actually)(?:,| -|:|\.{1,6})? (?:i (?:mean|meant)(?: to ask)?,? )?(?=(?:how|what|when|which|who|where|did|do|does|is|are|am|can|could|show)\b.{6})/i;

/** 'Insured, and up to how much' asks for an amount, and not for a rise. */
const UP_TO_HOW_MUCH = /\bup to how much\b/i;

/** A message may begin with a greeting, a wish, and thanks. */
const MOST = 4;

/** Leaves out greetings, thanks, wishes, and an apology at the ends of a message, because they ask for nothing. */
export function withoutCourtesy(message: string): string {
  let text = message.replaceAll(/\s+/g, ' ').trim();
  for (let count = 0; count < MOST; count += 1)
    text = text.replace(AT_START, '').replace(SAID_AT_START, '');
  return text
    .replace(IF_YOU_COULD, '')
    .replace(AT_END, '')
    .replace(OR_NOT, '')
    .replace(CORRECTED, '')
    .replace(UP_TO_HOW_MUCH, 'how much');
}
