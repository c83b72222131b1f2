import { brand } from '@halyard/shared-contracts/brand';
import { readableCode } from '../sign-up/sign-up-code';

interface Words {
  readonly subject: string;
  readonly body: string;
}

const letter = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  body: [...paragraphs, `${brand.name}\n${brand.email}`].join('\n\n') + '\n',
});

const NOT_YOU =
  'If this was not you, reset your password on the log-in page, then look at Account and security.';

interface Change {
  /** An example is 'Firefox on Linux'. */
  readonly browser: string | null;
  readonly detail: string;
}

const changed =
  (subject: string, sentence: (detail: string) => string) =>
  ({ browser, detail }: Change): Words =>
    letter(
      subject,
      sentence(detail),
      `It was done in ${browser ?? 'an unknown browser'}.`,
      NOT_YOU,
    );

/** A link's token follows the #, so that no server or log on the way sees it. */
export const MAILS = {
  signUpCode: (code: string): Words =>
    letter(
      'Your code to sign up',
      'Type this code in the browser where you signed up. It works for 10 minutes.',
      readableCode(code),
      'If you did not sign up, ignore this mail: no account is opened without the code. Never give it to anybody.',
    ),
  hasAccount: (origin: string): Words =>
    letter(
      'You have an account already',
      'Somebody tried to sign up with this address, which has an account already.',
      `If it was you, log in: ${origin}/log-in`,
      `If you do not know your password, choose a new one: ${origin}/forgotten-password`,
      'If it was not you, ignore this mail. Nothing was changed.',
    ),
  noAccount: (origin: string): Words =>
    letter(
      'There is no account with this address',
      'Somebody asked to reset the password of this address, which has no account.',
      `If it was you, you may have used another address. To open an account, sign up: ${origin}/sign-up`,
      'If it was not you, ignore this mail.',
    ),
  verify: (origin: string, token: string): Words =>
    letter(
      'Confirm your e-mail address',
      'Open this link in the browser where you are logged in, to confirm that this address is yours. It works once, for 24 hours.',
      `${origin}/verify-email#${token}`,
      'If you did not ask for it, ignore this mail.',
    ),
  reset: (origin: string, token: string): Words =>
    letter(
      'Reset your password',
      'Open this link to choose a new password. It works once, for 10 minutes.',
      `${origin}/reset-password#${token}`,
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ),
  emailChanged: (to: string): Words =>
    letter(
      'Your e-mail address was changed',
      `Your account now belongs to ${to}.`,
      `If this was not you, write to us at ${brand.email}.`,
    ),
  factorChanged: {
    'password-changed': changed(
      'Your password was changed',
      () => 'Your password was changed, and every other browser was logged out.',
    ),
    'password-reset': changed(
      'Your password was changed',
      () => 'Your password was reset by a mailed link, and every browser was logged out.',
    ),
    'passkey-added': changed(
      'A passkey was added',
      (name) => `The passkey “${name}” can open your account from now on.`,
    ),
    'passkey-removed': changed(
      'A passkey was removed',
      (name) => `The passkey “${name}” does not open your account any more.`,
    ),
    'totp-on': changed(
      'Your authenticator app was turned on',
      () => 'Logging in with your password asks for a code of the app from now on.',
    ),
    'totp-off': changed(
      'Your authenticator app was turned off',
      () => 'Your password alone opens your account again.',
    ),
    'recovery-codes-made': changed(
      'You have new recovery codes',
      () => 'New recovery codes were made. The codes from before do not work any more.',
    ),
    'recovery-code-used': changed(
      'A recovery code was used',
      () => 'A recovery code was used to log in. It does not work a second time.',
    ),
  },
} as const;
