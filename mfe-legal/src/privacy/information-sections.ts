import { brand } from '@halyard/shared-contracts/brand';
import { FIGURES } from '../legal-figures';
import type { Section } from '../legal-text';

export const INFORMATION: readonly Section[] = [
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
          'Questionnaire answers: what you write during onboarding is kept in your own browser; your goals are stored with your data.',
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
  {
    number: '4',
    title: 'How we use information',
    blocks: [
      {
        list: [
          'To show your accounts, spending, budget, net worth, score and plan.',
          'To find recurring payments and to notify you about bills, deposits and renewals.',
          'To write insights and to answer your questions. AI insights are informational only and are not professional advice.',
          'To answer when you write to us.',
          'To keep the service safe, to find and repair faults, and to prevent misuse.',
          'To meet legal duties and to defend legal claims.',
        ],
      },
      'We do not use your information for a purpose that is not compatible with these without asking you first.',
    ],
  },
  {
    number: '5',
    title: 'Who receives information',
    blocks: [
      {
        list: [
          'Plaid, to link your accounts. Plaid’s own privacy policy says how it handles your information.',
          'An AI provider, if the operator of this service has set one up and only after you allowed it, to understand your questions. It receives the messages you write to the assistant and what you asked before. We do not send it your figures, name, address, account numbers or bank credentials, so please leave them out of your messages. What was sent for an answer can be read beside it, under ‘What was sent’, word for word; you can withdraw your permission at any time.',
          'Companies that host the service and keep its backups for us, under contracts that bind them to this policy.',
          'Authorities and parties to legal proceedings, where the law requires it. Where we may, we tell you first.',
          'A successor, if the service is sold or merged, under this policy and after notice to you.',
          'Anyone else, only when you ask us to.',
        ],
      },
    ],
  },
  {
    number: '6',
    title: 'Cookies and storage in your browser',
    blocks: [
      {
        list: [
          'One cookie keeps your session, and another one remembers that you logged in with this browser before, so that nobody’s wrong guesses keep you out. Scripts cannot read them, and they are sent to our site only. A third one says that you were here before, so that you are not welcomed again. A fourth one keeps the width of your window and your clock’s difference from universal time, so that your figures appear sooner.',
          'Your browser keeps whether you completed onboarding, your onboarding answers, the theme you chose, whether you have figures of your own, and insights for 10 minutes. We do not keep balances or transactions there.',
          'We use no advertising cookies and do not follow you to other sites. Because we do not, a browser’s do-not-track or opt-out signal changes nothing here.',
        ],
      },
      'You can delete what your browser keeps at any time in its settings. You will then be asked the onboarding questions again.',
    ],
  },
];
