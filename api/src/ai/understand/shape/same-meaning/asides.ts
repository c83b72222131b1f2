import type { SameMeaning } from './same-meaning';

const CALLED =
  'dear|hun|sweetie|darling|folks|yall|everyone|chief|boss|bestie|fam|team|guys|friend|my friend|my dear|young man|young lady|girl|bruh|bruv|homie|son|computer|app|robot|halyard|assistant|buddy|mate|pal';

/** These words address somebody, say how sure or how exact an answer has to be, or why somebody asks. */
export const ASIDES: readonly SameMeaning[] = [
  {
    example: 'dear could you tell me my net worth',
    says: new RegExp(
      `^(?:(?:ok|okay|hey|hi|hello|yo|so|well|good morning|good evening|good afternoon) )*(?:${CALLED}) (?=how|what|when|which|who|where|did|do|does|am|is|are|can|could|would|show|tell|please|i )`,
    ),
    means: '',
  },
  {
    example: 'how much did i spend hun',
    says: new RegExp(`(?<!\\b(?:my|our|a|the|and|or|with|for|at|to|from|on|by|of)) (?:${CALLED})$`),
    means: '',
  },
  {
    example: 'how much did i spend give or take',
    says: / (?:give or take|ballpark|ball park|roughly speaking|more or less|rough estimate|rough number|rough idea|estimate is fine|an estimate is fine|best guess|no rush|asap|when you can|when you get a chance|if you can|if you dont mind|real quick|be honest|dont lie|no judgment|no judgement|for my records|for my own records|for the record|just asking|asking for a friend)$/,
    means: '',
  },
  {
    example: 'ballpark how much did i spend',
    says: /^(?:ballpark|ball park|rough estimate|best guess|quick one|quick q|real talk|random question|silly question|dumb question|stupid question|sorry but|sorry|excuse me|pardon me|be honest|honest question|not sure if you can help but|i forgot|i forget|i cant remember|i dont remember|remind me) (?=how|what|when|which|who|where|did|do|does|am|is|are)/,
    means: '',
  },
  {
    example: 'what did i spend this year for my tax return',
    says: /(?<=\b(?:20\d\d|this year|last year|so far|ytd|costs|donations|charity|daycare|pharmacy)) for (?:my |the |our )?(?:taxes|tax return|tax purposes|tax man|accountant|cpa|bookkeeper|landlord|wife|husband|partner|spouse)$/,
    means: '',
  },
  {
    example: 'how much was groceries for me and my husband in september',
    says: /\b(?:for )?(?:me and my|my|for my) (?:husband|wife|partner|spouse|hubby|wifey|boyfriend|girlfriend)(?: and (?:i|me))(?= |$)|\bfor me and (?:my |the )?(?:husband|wife|hubby|wifey|partner|spouse|boyfriend|girlfriend|kids|family)\b|\bfor (?:the )?(?:two|three|four|five|both|all) of us\b/,
    means: '',
  },
  {
    example: 'how much did me and my wife spend',
    says: /\bme and (?:my |the )?(?:husband|wife|hubby|wifey|partner|spouse|boyfriend|girlfriend)\b/,
    means: 'i',
  },
  {
    example: 'my accountant asked how much i earned in september',
    says: /^(?:(?:my|the|our) )(?:\w+ ){1,2}(?:asked|asks|keeps asking|is asking|wants to know|wanted to know|needs to know|would like to know|wonders|wondered|is wondering) (?:me |us )?(?=how |what |when |which |where )/,
    means: '',
  },
  {
    example: 'how much did i spend on gas last month lol it feels like a ton',
    says: /(?: (?:lol|haha|ugh|omg))? (?:it|that|this) (?:feels|felt|seems|seemed|looks|sure feels) like (?:a ton|a lot|so much|too much|way too much|a fortune|a million)(?: lol| haha)?$/,
    means: '',
  },
];
