import { inTransaction } from '../../db/transaction';
import * as v from 'valibot';
import { bumpDataVersion } from '../../db/data-version';
import type { BankWorld } from '../bank-world';
import { auditLink } from '../item/audit';
import type { ItemRow } from '../item/item-row';
import { invalidateSyncs, updateItem } from '../item/item-store';
import { noteFailure } from '../item/item-status';
import { deleteAccountRows } from '../item/removal';
import { scheduleSync } from '../job/schedule';
import { bankErrorKind } from '../provider/bank-error';
import { type WebhookFacts, webhookFacts } from './inbox';

type Action = (world: BankWorld, item: ItemRow, facts: WebhookFacts) => Promise<void>;

const refOf = (item: ItemRow) => ({ userId: item.user_id, itemId: item.id });

const syncSoon: Action = (world, item) => scheduleSync(world.db, refOf(item), world.clock());

const noteError: Action = async (world, item, { errorCode }) => {
  if (errorCode === null) return;
  await noteFailure(world, item, { kind: bankErrorKind('', errorCode, 400), code: errorCode });
};

const repaired: Action = async (world, item, facts) => {
  await updateItem(world.db, refOf(item), {
    status: 'ok',
    status_code: null,
    disconnect_at: null,
  });
  await syncSoon(world, item, facts);
};

/** Plaid announces the end of a connection seven days before. */
const NOTICE_MS = 7 * 86_400_000;

const announceEnd: Action = async (world, item, { endsAt }) => {
  const end = endsAt ?? new Date(world.clock().getTime() + NOTICE_MS).toISOString();
  await updateItem(world.db, refOf(item), { status: 'expiring', disconnect_at: end });
};

const withdraw: Action = async (world, item) => {
  await noteFailure(world, item, { kind: 'gone', code: 'USER_PERMISSION_REVOKED' });
  await auditLink(world.db, 'bank-withdrawn', item, world.clock());
};

const withdrawAccount: Action = async (world, item, { accountId }) => {
  const accounts = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', item.user_id)
    .where('item_id', '=', item.id)
    .where('plaid_account_id', '=', accountId)
    .execute();
  await inTransaction(world.db, async (trx) => {
    await invalidateSyncs(trx, refOf(item));
    await deleteAccountRows(
      trx,
      item.user_id,
      accounts.map(({ id }) => id),
    );
  });
};

const offerAccounts: Action = (world, item) =>
  updateItem(world.db, refOf(item), { new_accounts: 1 });

/** Other webhooks are accepted and have no effect. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'TRANSACTIONS/SYNC_UPDATES_AVAILABLE': syncSoon,
  'LIABILITIES/DEFAULT_UPDATE': syncSoon,
  'HOLDINGS/DEFAULT_UPDATE': syncSoon,
  'INVESTMENTS_TRANSACTIONS/DEFAULT_UPDATE': syncSoon,
  'ITEM/ERROR': noteError,
  'ITEM/LOGIN_REPAIRED': repaired,
  'ITEM/PENDING_DISCONNECT': announceEnd,
  'ITEM/PENDING_EXPIRATION': announceEnd,
  'ITEM/USER_PERMISSION_REVOKED': withdraw,
  'ITEM/USER_ACCOUNT_REVOKED': withdrawAccount,
  'ITEM/NEW_ACCOUNTS_AVAILABLE': offerAccounts,
};

export const HANDLED_WEBHOOKS: readonly string[] = Object.keys(ACTIONS);

/** Handles the stored webhooks of a bank in the order of their arrival. A repetition does no harm. */
export async function applyWebhooks(world: BankWorld, plaidItemId: string): Promise<void> {
  const webhooks = await world.db
    .selectFrom('webhook_inbox')
    .selectAll()
    .where('plaid_item_id', '=', plaidItemId)
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .execute();
  for (const { id, type, code, facts } of webhooks) {
    const item = await itemOf(world, plaidItemId);
    const parsedFacts = v.parse(v.pipe(v.string(), v.parseJson(), webhookFacts), facts);
    if (item) {
      await ACTIONS[`${type}/${code}`]?.(world, item, parsedFacts);
      await bumpDataVersion(world.db, item.user_id);
    }
    await world.db
      .updateTable('webhook_inbox')
      .set({ handled_at: world.clock().toISOString() })
      .where('id', '=', id)
      .execute();
  }
  await deleteOld(world);
}

/** Handled webhooks are stored for a month, for support. */
const STORED_FOR_MS = 30 * 86_400_000;

async function deleteOld({ db, clock }: BankWorld): Promise<void> {
  const end = new Date(clock().getTime() - STORED_FOR_MS).toISOString();
  await db.deleteFrom('webhook_inbox').where('handled_at', '<', end).execute();
}

async function itemOf(world: BankWorld, plaidItemId: string): Promise<ItemRow | undefined> {
  return world.db
    .selectFrom('items')
    .selectAll()
    .where('plaid_item_id', '=', plaidItemId)
    .where('status', '!=', 'removing')
    .executeTakeFirst();
}
