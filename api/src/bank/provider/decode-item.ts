import * as v from 'valibot';
import { decodeAnswer, text } from './decode-rows';
import type { ItemHealth } from './provider';

const answer = v.object({
  item: v.object({
    institution_id: text,
    institution_name: text,
    error: v.nullish(v.object({ error_code: text })),
    consent_expiration_time: text,
  }),
  status: v.nullish(
    v.object({
      transactions: v.nullish(v.object({ last_successful_update: text })),
    }),
  ),
});

/** Normalizes an instant so that instants compare as text; null if it is invalid. */
export function instant(written: string | null | undefined): string | null {
  const ms = Date.parse(written ?? '');
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

export function decodeItemHealth(raw: unknown): ItemHealth {
  const { item, status } = decodeAnswer(answer, raw);
  return {
    institutionId: item.institution_id,
    institutionName: item.institution_name,
    errorCode: item.error?.error_code ?? null,
    updatedAt: instant(status?.transactions?.last_successful_update),
    consentEndsAt: instant(item.consent_expiration_time),
  };
}
