import { isOnThisMachine } from './encrypted-connections';
import type { Env } from './secret-files';

export interface MailConfig {
  /** An example is smtps://user:password@mail.example:465. */
  readonly url: string;
  /** An example is Halyard <hello@app.example>. */
  readonly from: string;
  /** It is true when mail requires TLS and a checked certificate. */
  readonly isVerified: boolean;
}

export function mailConfig(env: Env): MailConfig | null {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (!url && !from) return null;
  if (!url || !from) throw new Error('Set both SMTP_URL and MAIL_FROM, or neither.');
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol)) {
    throw new Error('SMTP_URL must read like smtps://user:password@mail.example:465.');
  }
  if (!env.PUBLIC_ORIGIN) {
    throw new Error('SMTP_URL needs PUBLIC_ORIGIN, the address that links in mails lead to.');
  }
  return { url, from, isVerified: env.NODE_ENV === 'production' && !isOnThisMachine(url) };
}
