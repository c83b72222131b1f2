import type { AiInsight } from '@halyard/shared-contracts/wire';

/** Users with a configured provider do not need it. */
export const SET_UP_HREF = '/help';

/** These insights are for data without an insight of its own (P1-7-33). */
export const BUILT_IN_INSIGHTS: readonly AiInsight[] = [
  {
    title: 'Connect Your Accounts',
    message: 'Link your bank, or enter an account yourself, to get insights from your own figures.',
    action: 'Connect a bank',
    priority: 'medium',
    href: '/plaid-test',
  },
  {
    title: 'Review Your Spending',
    message: 'See where the money went this month, category by category.',
    action: 'Open spending',
    priority: 'medium',
    href: '/spending',
  },
  {
    title: 'Set Up AI Features',
    message:
      'No AI provider is set up. Until it is, insights and answers are calculated from your data.',
    action: 'How to set it up',
    priority: 'high',
    href: SET_UP_HREF,
  },
];
