import type { Bank } from '../bank/bank';
import { webhookBody } from './bodies';
import type { Outbox } from './outbox';

/** Tells an Item's owner about new transactions, once they have called /transactions/sync for the first time. */
export function announceProgress(bank: Bank, outbox: Outbox): void {
  bank.onProgress((item) => {
    if (item.synced) outbox.send(item, webhookBody('SYNC_UPDATES_AVAILABLE', item, bank.clock()));
  });
}
