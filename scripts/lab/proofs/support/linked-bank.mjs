import { setTimeout as sleep } from 'node:timers/promises';
import { compare } from './truth.mjs';

/** A webhook that a dead api missed comes again after 30 s, and a failed sync runs again after a minute. */
const SETTLE_WITHIN_MS = 180_000;

/** Links the stage's bank, which sends its webhooks to `webhook`, and returns the checks of this link. */
export async function linkedBank(stage, webhook) {
  await stage.link(webhook);
  const [{ id: itemId }] = await stage.all('select plaid_item_id as id from items');
  const truth = () => stage.control('truth', { item_id: itemId });
  const { transactions } = await truth();

  /** Waits until the rows that `all` reads equal the bank's, and returns the last comparison. */
  const settled = async (all = stage.all) => {
    const startedMs = Date.now();
    for (;;) {
      const result = await compare(await truth(), all);
      const tookMs = Date.now() - startedMs;
      if (result.isEqual || tookMs > SETTLE_WITHIN_MS) return { ...result, tookMs };
      await sleep(1000);
    }
  };
  return {
    itemId,
    control: stage.control,
    truth,
    settled,
    /** These rows exist from the beginning and are never removed. */
    permanentIds: new Set(transactions.map(({ transaction_id: id }) => id)),
  };
}
