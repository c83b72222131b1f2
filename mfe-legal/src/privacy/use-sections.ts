import type { Section } from '../legal-text';

export const USE: readonly Section[] = [
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
          'An AI provider, if the operator of this service has set one up and only after you allowed it, to write insights and answers. It receives figures, category names and the messages you write to the assistant. We do not send it your name, address, account numbers or bank credentials, so please leave them out of your messages. What was sent for an answer can be read beside it, under ‘What was sent’, word for word; you can withdraw your permission at any time.',
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
          'One cookie keeps your session, and another one remembers that you logged in with this browser before, so that nobody’s wrong guesses keep you out. Scripts cannot read them, and they are sent to our site only.',
          'Your browser keeps whether you completed onboarding, your onboarding answers, the theme you chose, whether you have figures of your own, and insights for 10 minutes. We do not keep balances or transactions there.',
          'We use no advertising cookies and do not follow you to other sites. Because we do not, a browser’s do-not-track or opt-out signal changes nothing here.',
        ],
      },
      'You can delete what your browser keeps at any time in its settings. You will then be asked the onboarding questions again.',
    ],
  },
];
