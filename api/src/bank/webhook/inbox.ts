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

/** The few facts of a webhook that are acted upon. */
export const webhookFacts = v.object({
  errorCode: v.nullable(v.string()),
  accountId: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
});

export type WebhookFacts = v.InferOutput<typeof webhookFacts>;

/** Reads a verified body; null for one that is about no Item or in no known shape. */
function readWebhook(rawBody: Buffer) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), body), rawBody.toString('utf8'));
  if (!result.success) return null;
  const told = result.output;
  const facts: WebhookFacts = {
    errorCode: told.error?.error_code ?? null,
    accountId: told.account_id ?? null,
    endsAt: instant(told.disconnect_time) ?? instant(told.consent_expiration_time),
  };
  return {
    plaidItemId: told.item_id,
    type: told.webhook_type,
    code: told.webhook_code,
    facts,
  };
}

/** Keeps a verified webhook of a linked bank, to be acted upon later. One of an unknown bank leaves no trace. */
export async function keepWebhook(db: Db, rawBody: Buffer, now: Date): Promise<void> {
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
