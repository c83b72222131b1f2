import { brand } from '@halyard/shared-contracts/brand';
import { FIGURES } from '../legal-figures';
import type { Section } from '../legal-text';

export const COLLECTION: readonly Section[] = [
  {
    number: '1',
    title: `Who may use ${brand.name}`,
    blocks: [
      `${brand.name} is for adults aged ${FIGURES.minimumAgeYears} or older in the United States only.`,
      `We do not knowingly collect information about anyone under ${FIGURES.minimumAgeYears}. If we learn that we hold such information, we delete it. If you believe that we do, please tell us.`,
    ],
  },
  {
    number: '2',
    title: 'Information we collect',
    blocks: [
      'We collect what the service needs to work, from three sources: from you, from the accounts you link, and from the device you use.',
      {
        list: [
          'Sign-up details: your e-mail address and a hash of your password. We do not keep the password itself. You can look around without signing up.',
          'Financial information that you link: the names, types and balances of your accounts, your debts with their rates and payments, and your transactions. We receive them through our linking provider, Plaid, after you agree to it there.',
          'Financial information that you enter: accounts and transactions kept by hand, budgets, insurance policies, paystubs and your answers in the fact finder, such as your date of birth, address and employment.',
          'Questionnaire answers: what you write during onboarding is kept in your own browser.',
          'Messages to the assistant, and its replies.',
          'Messages to support, and our replies.',
          'Technical information: network address, browser type, and records of requests and sign-in attempts, kept for security.',
        ],
      },
      'From these we work out figures such as your net worth, your score, recurring payments and spending by category. They are personal information as well, and this policy covers them.',
    ],
  },
  {
    number: '3',
    title: 'What we never do',
    blocks: [
      {
        list: [
          `We read account data only and never initiate transactions. Nobody can move money with ${brand.name}.`,
          'No bank passwords are stored. You enter them with your bank or with Plaid, and we never see them.',
          'We do not sell personal information, and we do not share it for advertising on other sites.',
          'We do not use your information to decide on credit, insurance, housing or employment, and we give it to nobody who does.',
        ],
      },
    ],
  },
];
