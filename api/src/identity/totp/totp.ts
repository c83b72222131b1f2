import { brand } from '@halyard/shared-contracts/brand';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** The clock of a phone may differ by one step. */
const WINDOW_STEPS = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, email?: string): TOTP =>
  new TOTP({
    issuer: brand.name,
    label: email ?? '',
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
  });

export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
