/** A question with these words has nothing to do with money. */
const SUBJECTS =
  /\b(?:weather|forecast for (?:today|tomorrow)|rain(?:ing)? (?:today|tomorrow)|super bowl|world cup|world series|olympics|(?:baseball|football|basketball|soccer|hockey) (?:game|match|team|season)|who (?:won|scored|invented|wrote|discovered|painted|directed|sang|sings)|(?:nfl|nba|mlb|nhl)\b|capital (?:city )?of [a-z]+|president of|prime minister|population of|how tall (?:is|was)|how far (?:is|away is)|how old is the|recipe|horoscope|zodiac|star sign|lyrics|meaning of life|what time is it|favorite (?:color|food|movie|song)|tic tac toe|dinosaurs?|moon landing|translate|in (?:french|spanish|german|italian|japanese|chinese)\b|homework|python|javascript|good (?:movie|movies|book|books|song|restaurant|doctor|dentist|plumber|mechanic)|who is the (?:king|queen|pope|mayor|governor|ceo))\b/;
/** These words ask for a text or for entertainment. */
const WRITES =
  /^(?:(?:can|could|will|would) you |please |help me |i need you to |i want you to )*(?:to )?(?:(?:write|compose|draft|make up|come up with|sing|recite)\b.{0,40}\b(?:poem|song|story|joke|email|e-mail|letter|essay|speech|haiku|rap|limerick|card|resume|cover letter|toast|message|caption|code|script|riddle)|tell (?:me|us) (?:a|another|some) (?:funny |good |bad |dad )?(?:joke|jokes|story|riddle|fun fact|secret)|play (?:a |some )?(?:game|music|song)|(?:recommend|suggest)\b.{0,20}\b(?:movie|book|song|restaurant|doctor|dentist|show|recipe|plumber|mechanic|place to eat|lawyer|therapist|hotel|game))/;
/** '15% of 840' has nothing of the user in it. */
const SUM =
  /^(?:what(?:s| is)|how much is|calculate|compute)? ?\$?\d[\d.,]*%? ?(?:percent )?(?:of|x|times|plus|minus|divided by|\+|-|\*|\/) ?\$?\d[\d.,]*\??$/;

/** Returns whether a question that nothing understood asks for something other than money or this app. */
export function isOffTopic(message: string): boolean {
  const text = message
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[?!. ]{1,9}$/, '')
    .trim();
  return SUBJECTS.test(text) || WRITES.test(text) || SUM.test(text);
}

export const OFF_TOPIC = {
  says: 'That is not about your money or about Halyard, so I have no answer to it. I answer questions about your spending, income, bills, debts, savings, and plans, and say where things are done in the app.',
  label: 'See what I can answer',
  href: '/help',
} as const;
