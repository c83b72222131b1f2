import { FIGURES } from '../legal-figures';
import type { Section } from '../legal-text';

export const RIGHTS: readonly Section[] = [
  {
    number: '7',
    title: 'Security',
    blocks: [
      {
        list: [
          `Access to your bank accounts is sealed with ${FIGURES.encryptionBits}-bit encryption (AES-256-GCM). Data travel over encrypted connections.`,
          'Passwords for our service are kept only as hashes. Sign-in attempts are limited.',
          'The service is designed for SOC 2 compliance. This statement is not an attestation by an auditor.',
          'Few people have access to production systems, and only as far as their work needs it.',
        ],
      },
      `No system is perfectly safe. If a breach affects your personal information, we give notice within ${FIGURES.breachNoticeHours} hours after we learn of it, by e-mail or in the app. We say what happened, which information is concerned, what we have done and what you can do.`,
    ],
  },
  {
    number: '8',
    title: 'How long we keep information',
    blocks: [
      'We keep information while you use the service, until you delete it or ask us to.',
      {
        list: [
          `When you close your account or ask us to delete it, we delete your information within ${FIGURES.accountDeletionDays} days.`,
          `Records that the law obliges us to keep are retained for up to ${FIGURES.retentionYears} years. Until then they are set apart and used for nothing else.`,
          `Backups last up to ${FIGURES.backupDays} days. What you delete is gone from them when they are overwritten, and we do not restore it in the meantime except to recover the whole service.`,
          'When you disconnect a bank, the accounts and transactions that came through it are removed at once.',
        ],
      },
    ],
  },
  {
    number: '9',
    title: 'Your choices and rights',
    blocks: [
      {
        list: [
          'You can disconnect a bank at any time on the bank connection page.',
          'You can download everything we keep of you at any time, as tables for people and rows for programs, and bring it back here or elsewhere.',
          'You can correct what you entered where you entered it, and ask us to correct the rest or to limit how we use it.',
          'You can delete everything yourself at any time. You receive a receipt that names the days by which it is done.',
          'You can see what you allowed us, when and under which text, and withdraw it.',
          'You can ask what we shared and with whom.',
          'Someone you authorize in writing may ask for you.',
        ],
      },
      { see: { label: 'Your data', to: '/your-data' } },
      'For anything that the app does not let you do yourself, write to the address in section 13. We check that the request comes from you before we answer, as a rule by writing to the e-mail address of your account. Asking is free, and we do not treat anyone worse for asking.',
      `We answer privacy requests within ${FIGURES.privacyAnswerDays} days. Where a request is complex we may extend this to ${FIGURES.privacyAnswerExtendedDays} days in all, and we tell you so, with the reason, within the first ${FIGURES.privacyAnswerDays}.`,
      'If we decline a request, we say why. You may appeal by answering our message, and you may turn to the attorney general of your state.',
    ],
  },
  {
    number: '10',
    title: 'Residents of California and of other states with privacy laws',
    blocks: [
      'You have the rights to know, to delete, to correct, to opt out of sale and sharing, and to limit the use of sensitive information. Section 9 says how to use them. We neither sell nor share personal information as those laws define it, and we use sensitive information only to provide the service.',
      'The categories we collect are identifiers, financial information, employment information, internet activity, and inferences drawn from them to show you a score and insights. Section 2 says where they come from, section 4 what they are for, section 5 who receives them, and section 8 how long they are kept.',
      'Some financial information is covered by federal law on financial privacy instead. Where it is, that law decides, and this policy still says what we do.',
    ],
  },
  {
    number: '11',
    title: 'Where information is kept',
    blocks: ['Information is kept in the United States. The service is not offered elsewhere.'],
  },
  {
    number: '12',
    title: 'Changes',
    blocks: [
      'We may change this policy. We post the new text with its date, and give notice by e-mail or in the app before a change that matters takes effect. We do not use information that we already hold in a materially different way without asking you.',
    ],
  },
  {
    number: '13',
    title: 'Contact',
    blocks: [
      'For questions about this policy and for privacy requests:',
      { contact: true },
      { see: { label: 'Terms of Service', to: '/terms-of-service' } },
    ],
  },
];
