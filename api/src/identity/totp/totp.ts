import { brand } from '@halyard/shared-contracts/brand';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Codes of the step before and after are taken as well: clocks of phones differ. */
const WINDOW_STEPS = 1;

/** A new secret for an authenticator app, in base32: 160 bits. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, email?: string): TOTP =>
  new TOTP({
    issuer: brand.name,
    label: email ?? '',
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
  });

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The 30-second step that a code is for; null when it is for none near `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
