import type { Section } from '../legal-text';

export const SERVICE: readonly Section[] = [
  {
    number: '6',
    title: 'Educational information, no professional advice',
    blocks: [
      'Everything the service shows or says is educational information. None of it is financial, investment, tax, legal, accounting or insurance advice, and none of it is a recommendation to buy, sell or hold anything. We are not your fiduciary or adviser.',
      'AI insights and the assistant’s answers are informational only. They are produced by software, they can be wrong or out of date, and they do not take account of everything that matters in your situation.',
      'The score is our own measure of your finances. It is not a credit score, and no lender uses it.',
      'Before you decide something of importance, check the figures and speak with a qualified professional.',
    ],
  },
  {
    number: '7',
    title: 'Acceptable use',
    blocks: [
      'You agree not to:',
      {
        list: [
          'link or look at accounts that you are not entitled to;',
          'break the law, or use the service to deceive or harm anyone;',
          'try to get around security, reach the data of others or overload the service;',
          'collect data from the service by automated means, other than your own data;',
          'resell the service or present it as your own;',
          'use its output to train or check an AI model that competes with it.',
        ],
      },
      'If you find a weakness in our security, please tell us. We welcome reports made in good faith that do not expose the data of others.',
    ],
  },
  {
    number: '8',
    title: 'Fees and trials',
    blocks: [
      'The service is free unless we tell you otherwise. If we offer a paid plan, we show its price, its billing period and how to cancel before you agree to it.',
      'A free trial needs no credit card. It ends without a charge unless you choose a paid plan.',
      'You can cancel a paid plan at any time; it then ends with the period already paid. Fees paid are not refunded, except where the law requires it or where we end the service without a reason on your side. We announce a change of price at least 30 days before it applies to you.',
    ],
  },
  {
    number: '9',
    title: 'Ownership, your content and feedback',
    blocks: [
      'The service, its design and its texts belong to us or to those who license them to us. You may use them as these terms allow. Software that is released under an open-source license stays under that license.',
      'Your data and whatever you enter remain yours. You allow us to store, process and show them so far as the service needs it and the Privacy Policy permits.',
      'If you send us ideas for the service, we may use them without owing you anything.',
    ],
  },
  {
    number: '10',
    title: 'Disclaimers',
    blocks: [
      {
        strong:
          'The service is provided “as is” and “as available”. As far as the law allows, we give no warranty of any kind, express or implied, including warranties of merchantability, fitness for a particular purpose, title and non-infringement.',
      },
      'We do not promise that the service is uninterrupted or free of errors, or that the data in it are complete, current or correct. We give no guarantee of financial results.',
      'Some states do not allow certain warranties to be excluded. Where that is so, the exclusion does not apply to you.',
    ],
  },
  {
    number: '11',
    title: 'Third-party services and changes to the service',
    blocks: [
      'The service depends on others, such as your institutions, Plaid and, where one is set up, an AI provider. We do not control them. If one of them changes or ends what it offers, parts of the service may change or end with it.',
      'We may add, change or remove features. If a change takes away something essential that you pay for, we tell you beforehand and you may cancel with a refund of the unused period.',
    ],
  },
];
