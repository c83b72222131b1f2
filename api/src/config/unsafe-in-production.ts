import { isDatabaseVerified, isMailVerified } from './encrypted-connections';
import type { Env } from './secret-files';

interface CheckedConfig {
  readonly bank: { readonly mode: string };
  readonly publicOrigin: string | null;
  readonly databaseUrl: string | null;
  readonly mail: { readonly url: string } | null;
}

export function unsafeInProduction(
  env: Env,
  { bank, publicOrigin, databaseUrl, mail }: CheckedConfig,
): string[] {
  const problems: readonly (readonly [boolean, string])[] = [
    [!env.TOKEN_KEYS, 'Production needs TOKEN_KEYS, the keys that seal bank tokens.'],
    [
      bank.mode === 'practice' && env.ALLOW_PRACTICE !== '1',
      'Production needs PLAID_CLIENT_ID and PLAID_SECRET (ALLOW_PRACTICE=1 allows the practice bank).',
    ],
    [
      !publicOrigin?.startsWith('https://'),
      'Production needs PUBLIC_ORIGIN, the https address that people reach it at.',
    ],
    [
      mail === null,
      'Production needs SMTP_URL and MAIL_FROM, to send links that confirm an address or reset a password.',
    ],
    [
      mail !== null && !isMailVerified(mail.url),
      'Production needs an SMTP_URL without options that turn encryption or the check of the certificate off.',
    ],
    [
      databaseUrl !== null && !isDatabaseVerified(databaseUrl),
      'Production needs sslmode=verify-full in a DATABASE_URL that leads to another machine.',
    ],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, sentence]) => sentence);
}
