import { brand } from '@halyard/shared-contracts/brand';
import { FIGURES } from '../legal-figures';
import type { Section } from '../legal-text';

export const ACCOUNT: readonly Section[] = [
  {
    number: '1',
    title: 'Agreement to these terms',
    blocks: [
      'By signing up, linking a financial account or otherwise using the service, you agree to these terms and confirm that you have read our Privacy Policy. If you do not agree, please do not use the service.',
      { see: { label: 'Privacy Policy', to: '/privacy-policy' } },
      'The points under “In short” are there to help you find your way. They are not part of the agreement.',
    ],
  },
  {
    number: '2',
    title: 'Who may use the service',
    blocks: [
      `You must be at least ${FIGURES.minimumAgeYears} years old, live in the United States and be able to enter into a contract. The service is offered in the United States only.`,
      'The service is for your own personal, family or household finances. You may not use it for a business or on behalf of someone else unless you are authorized by law to manage that person’s finances.',
    ],
  },
  {
    number: '3',
    title: 'Your account',
    blocks: [
      {
        list: [
          'Give us an e-mail address at which we can reach you, and keep it current.',
          'Choose a password that you use nowhere else, and keep it to yourself.',
          'Tell us at once if you believe that someone else has used your account.',
          'You are responsible for what is done in your account with your permission. Your rights over use without your permission are those that the law gives you.',
        ],
      },
      'You can look around without an account. The figures you then see are sample data about an invented household and say nothing about you.',
    ],
  },
  {
    number: '4',
    title: 'What the service does',
    blocks: [
      'The service brings your accounts, debts, transactions, budget, insurance and goals together and shows you what follows from them.',
      `It reads account data only and never initiates transactions. It cannot move money, pay a bill, place a trade or apply for a product. A transfer that you record between two accounts kept by hand changes your records in ${brand.name} and nothing else.`,
      `${brand.name} is not a bank, broker, lender, insurer or money transmitter, and it does not hold money for you.`,
    ],
  },
  {
    number: '5',
    title: 'Linked accounts',
    blocks: [
      'You link accounts through our linking provider, Plaid. By linking one you confirm that you are entitled to it, and you authorize us and Plaid to read its data for you until you disconnect it. Plaid’s own terms apply to its service.',
      'You enter your credentials with your institution or with Plaid. No bank passwords are stored by us.',
      'Linked data are shown as your institution reports them. They can be late, incomplete or wrong, and a balance is only as current as the time shown beside it. Your institution’s own records decide what you have and what you owe.',
      'You can disconnect an institution at any time in the app.',
    ],
  },
];
