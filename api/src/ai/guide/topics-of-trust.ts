import type { Topic } from './topic';

const OF_THE_BANK =
  '(?:bank|banks|bank account|bank accounts|account|accounts|card|credit card|transactions|balance|balances|data|bank connection|connection)';
const FAILS =
  '(?:(?:is|are|has|have|does|do|will|did|was)? ?not|isnt|arent|doesnt|dont|hasnt|havent|wont|wasnt|didnt|stopped|keeps failing to|failed to|cant|cannot)';
const SYNCS =
  '(?:updating|updated|syncing|synced|refreshing|update|sync|refresh|showing|show|show up|showing up|up to date|current|loading|load|connecting|connect|connected|working|work)';
const MINE = `(?:the |my )(?:\\w+ )?${OF_THE_BANK}`;
const ASKS_ON =
  '(?: anymore| correctly| properly| today)?(?: (?:how (?:do|can) i fix (?:it|that|this)|what (?:do|should|can) i do|what now|help|why))?';
/** The name of a bank may stand before the word for it. */
const NOT_SYNCING = new RegExp(
  `^(?:why (?:isnt|arent|doesnt|dont|hasnt|havent|wont|cant) ${MINE}|(?:why (?:is|are|does|do|has|have|did|will) )?${MINE} ${FAILS}) ${SYNCS}${ASKS_ON}$`,
);

/** These questions are about the app itself and begin in many ways. */
export const ABOUT_THE_APP: readonly (Pick<Topic, 'says' | 'label' | 'href'> & {
  readonly asks: RegExp;
})[] = [
  {
    asks: /^(?:is|are) my (?:data|information|bank data|accounts?|passwords?|bank details) (?:safe|secure|private|protected|encrypted)(?: here| with you)?$|^how (?:safe|secure) (?:is|are) my (?:data|information|accounts?)$|^is (?:this|halyard|this app|the app|it) (?:safe|secure)(?: to use)?$|^is it (?:safe|secure|ok|okay|risky|dangerous) to (?:link|connect|add|use|give(?: you)?|enter) (?:my )?(?:banks?|bank accounts?|accounts?|cards?|bank login|bank password|data)(?: (?:here|to this|to this app|to halyard|to you|with you|in here))?$/,
    says: 'Access to your bank is encrypted, and your bank password is not stored. The help says more.',
    label: 'Open the help',
    href: '/help',
  },
  {
    asks: /^(?:who|can anyone|can anybody|who else) (?:can )?(?:see|sees|access|read|look at)s? my (?:data|information|transactions|accounts|money|finances)$|^what (?:happens to|do you do with) my (?:data|information)$/,
    says: 'Your account is for one person. Plaid links your accounts, companies that host the service work under contract, and an AI provider gets only your messages, and only if you allowed it. Nothing is sold or shared for advertising.',
    label: 'Open the privacy policy',
    href: '/privacy-policy',
  },
  {
    asks: /^(?:how|where) (?:do|can|would|could) i (?:change|move|switch|recategorize|reclassify) (?:a |an |the |this |that |my )?(?:transaction|purchase|charge|payment) from [a-z]+(?: [a-z]+)? to [a-z]+(?: [a-z]+)?$/,
    says: 'Open Transactions, choose ‘Details’ beside the transaction, and pick another category. A rule can do the same for later ones.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    asks: /^(?:are|is) (?:all )?(?:of )?my (?:banks?|accounts?|bank accounts?) (?:still )?(?:connected|linked|up to date)$/,
    says: 'Bank Connection shows each bank that is connected, and when it was last read.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
  {
    asks: NOT_SYNCING,
    says: 'Open Bank Connection and choose ‘Refresh Data’. Some banks pass on new transactions a day or more after they are made.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
];
