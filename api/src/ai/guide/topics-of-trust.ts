import type { Topic } from './topics';

/** These questions are about the app itself and begin in many ways. */
export const ABOUT_THE_APP: readonly (Pick<Topic, 'says' | 'label' | 'href'> & {
  readonly asks: RegExp;
})[] = [
  {
    asks: /^(?:is|are) my (?:data|information|bank data|accounts?|passwords?|bank details) (?:safe|secure|private|protected|encrypted)(?: here| with you)?$|^how (?:safe|secure) (?:is|are) my (?:data|information|accounts?)$|^is (?:this|halyard|this app|the app|it) (?:safe|secure)(?: to use)?$/,
    says: 'Access to your bank is encrypted, and your bank password is not stored. The help says more.',
    label: 'Open the help',
    href: '/help',
  },
  {
    asks: /^(?:who|can anyone|can anybody|who else) (?:can )?(?:see|sees|access|read|look at)s? my (?:data|information|transactions|accounts|money|finances)$|^(?:do|will) you (?:sell|share) my (?:data|information)$|^what (?:happens to|do you do with) my (?:data|information)$/,
    says: 'The privacy policy says who gets to see your data and what for.',
    label: 'Open the privacy policy',
    href: '/privacy-policy',
  },
  {
    asks: /^(?:are|is) (?:all )?(?:of )?my (?:banks?|accounts?|bank accounts?) (?:still )?(?:connected|linked|up to date)$/,
    says: 'Bank Connection shows each bank that is connected, and when it was last read.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
  {
    asks: /^why (?:is|are|does|do|has|have)(?: not|nt|nt)? my (?:bank|banks|account|accounts|transactions|balance|balances|data)(?: is| are)?(?: not| nt)? (?:updating|updated|syncing|synced|refreshing|update|sync|refresh|showing up|up to date|current|loading)$|^why (?:isnt|arent|doesnt|dont|hasnt|havent) my (?:bank|banks|account|accounts|transactions|balance|balances|data) (?:updating|updated|syncing|synced|refreshing|update|sync|refresh|showing|showing up|up to date|current|loading)$/,
    says: 'Open Bank Connection and choose ‘Refresh Data’. Some banks pass on new transactions a day or more after they are made.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
];
