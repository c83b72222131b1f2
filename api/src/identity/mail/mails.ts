import { brand } from '@halyard/shared-contracts/brand';

interface Words {
  readonly subject: string;
  readonly body: string;
}

const letter = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  body: [...paragraphs, `${brand.name}\n${brand.email}`].join('\n\n') + '\n',
});

const NOT_YOU = 'If this was not you, reset your password on the log-in page.';

/** What we write to people. A link's token follows the #, so that no server and no log on the way sees it. */
export const MAILS = {
  verify: (origin: string, token: string): Words =>
    letter(
      'Confirm your e-mail address',
      'Open this link to confirm that this address is yours. It works once, for 24 hours.',
      `${origin}/verify-email#${token}`,
      `If you did not ask for it, ignore this mail.`,
    ),
  reset: (origin: string, token: string): Words =>
    letter(
      'Reset your password',
      'Open this link to choose a new password. It works once, for 30 minutes.',
      `${origin}/reset-password#${token}`,
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ),
  passwordChanged: (): Words =>
    letter('Your password was changed', 'Every other browser was logged out.', NOT_YOU),
  emailChanged: (to: string): Words =>
    letter(
      'Your e-mail address was changed',
      `Your account now belongs to ${to}.`,
      `If this was not you, write to us at ${brand.email}.`,
    ),
} as const;
