import { FIGURES } from '../legal-figures';
import type { Section } from '../legal-text';

export const KEEPING: readonly Section[] = [
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
];
