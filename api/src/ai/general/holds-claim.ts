/**
 * A definition says what something is, for every reader and at any time. These words say what happened, to whom, when,
 * why, and how good it is. The model does not know any of that.
 */
const CLAIMS: readonly RegExp[] = [
  // What happened.
  /\b(?:was|were|had|has|have|been|did|got|came|went|lost|gone|rose|fell|fallen|raised|ended|paid (?:off|last)|kept|left)\b/i,
  /\b(?:is|are|being) (?:empty|frozen|hacked|pending|waiting|under|overdue|late|short|refunded|overdrawn|insolvent|growing|shrinking|rising|falling|low|high|lost|free|over|in default|in danger)\b/i,
  /\b(?:expir|cancel|skip|hack|refund|review|approv|overdue|overdrawn|insolven)\w*/i,
  // To whom.
  /\b(?:reader|user|customer|client|household|family|holder|neighbou?rs?|anyone here|lawyers?|servicers? (?:is|says))\b/i,
  /\bthe (?:bank|lender|servicer|borrower|owner|landlord) (?:\w+ )?(?:says?|means?|reports?|reported|holds?|holding|keeps?|knows?|wants?)\b/i,
  /\b(?:recorded|listed|pending)\b|\b(?:named|called) \p{Lu}/u,
  // When.
  /\b(?:this|these|those|next|last|since|already|still|yet|soon|late|later|deadline|due on|any more|anymore|week|spring|summer|autumn|winter|holidays?)\b/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/i,
  // In which order, of which part.
  /\b(?:than|most|largest|biggest|highest|lowest|smallest|nearly|faster|slower)\b/i,
  /\b(?:second|fourth|fifth|sixth|seventh|eighth|ninth|tenth|all of|none of|net worth)\b/i,
  // Why.
  /\b(?:because|caused?|reason|due to|error|fault|blame)\b/i,
  // What is not.
  /\b(?:nothing|not|none|cannot)\b|\bno\b(?! (?:interest|fees?|tax(?:es)?|collateral|charge))|n't\b/i,
  // How good it is.
  /\b(?:mistakes?|scams?|traps?|fraud|tricks?|dangerous|harmless|safe|safest|smart|wise|foolish|worth|legal|illegal|wrong|right|gold|coins?|crypto\w*|withdraw|worthless|shortage|score)\b/i,
];

/** Returns whether a text says more than what something is. */
export const holdsClaim = (text: string): boolean => CLAIMS.some((claim) => claim.test(text));

const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '.');

/** 'The escrow' belongs to one person. A definition says 'an escrow', unless the question says 'the' itself. */
export const isOfOneThing = (text: string, topic: readonly string[], question: string): boolean =>
  topic.some((word) => {
    const one = new RegExp(`\\bthe (?:\\w+ ){0,2}${escaped(word)}`, 'i');
    return one.test(text) && !one.test(question);
  });
