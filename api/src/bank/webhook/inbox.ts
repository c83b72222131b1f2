import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { scheduleWebhooks } from '../job/schedule';
import { instant } from '../provider/decode-item';

const body = v.object({
  webhook_type: v.string(),
  webhook_code: v.string(),
  item_id: v.string(),
  error: v.nullish(v.object({ error_code: v.nullish(v.string()) })),
  account_id: v.nullish(v.string()),
  disconnect_time: v.nullish(v.string()),
  consent_expiration_time: v.nullish(v.string()),
});

export const webhookFacts = v.object({
  errorCode: v.nullable(v.string()),
  accountId: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
});

export type WebhookFacts = v.InferOutput<typeof webhookFacts>;

/** Returns null for a body that is about no Item or has an unknown shape. */
function readWebhook(rawBody: Buffer) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), body), rawBody.toString('utf8'));
  if (!result.success) return null;
  const webhook = result.output;
  const facts: WebhookFacts = {
    errorCode: webhook.error?.error_code ?? null,
    accountId: webhook.account_id ?? null,
    endsAt: instant(webhook.disconnect_time) ?? instant(webhook.consent_expiration_time),
  };
  return {
    plaidItemId: webhook.item_id,
    type: webhook.webhook_type,
    code: webhook.webhook_code,
    facts,
  };
}

/** Stores a verified webhook of a linked bank for its job. A webhook of an unknown bank is not stored. */
export async function storeWebhook(db: Db, rawBody: Buffer, now: Date): Promise<void> {
  const webhook = readWebhook(rawBody);
  if (!webhook) return;
  await inTransaction(db, async (trx) => {
    const item = await trx
      .selectFrom('items')
      .select('id')
      .where('plaid_item_id', '=', webhook.plaidItemId)
      .where('status', '!=', 'removing')
      .executeTakeFirst();
    if (!item) return;
    await trx
      .insertInto('webhook_inbox')
      .values({
        id: randomUUID(),
        plaid_item_id: webhook.plaidItemId,
        type: webhook.type,
        code: webhook.code,
        facts: JSON.stringify(webhook.facts),
        received_at: now.toISOString(),
      })
      .execute();
    await scheduleWebhooks(trx, webhook.plaidItemId, now);
  });
}
