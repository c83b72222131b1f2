import { inTransaction } from '../../db/transaction';
import * as v from 'valibot';
import { bumpDataVersion } from '../../db/data-version';
import type { BankWorld } from '../bank-world';
import { auditLink } from '../item/audit';
import type { ItemRow } from '../item/item-row';
import { outdateSyncs, updateItem } from '../item/item-store';
import { noteFailure } from '../item/note-failure';
import { deleteAccountRows } from '../item/removal';
import { scheduleSync } from '../job/schedule';
import { bankErrorKind } from '../provider/bank-error';
import { type WebhookFacts, webhookFacts } from './inbox';

type Act = (world: BankWorld, item: ItemRow, facts: WebhookFacts) => Promise<void>;

const refOf = (item: ItemRow) => ({ userId: item.user_id, itemId: item.id });

const syncSoon: Act = (world, item) => scheduleSync(world.db, refOf(item), world.clock());

const noteError: Act = async (world, item, { errorCode }) => {
  if (errorCode === null) return;
  await noteFailure(world, item, { kind: bankErrorKind('', errorCode, 400), code: errorCode });
};

const repaired: Act = async (world, item, facts) => {
  await updateItem(world.db, refOf(item), {
    status: 'ok',
    status_code: null,
    disconnect_at: null,
  });
  await syncSoon(world, item, facts);
};

/** Plaid announces the end of a connection seven days ahead. */
const NOTICE_MS = 7 * 86_400_000;

const announceEnd: Act = async (world, item, { endsAt }) => {
  const end = endsAt ?? new Date(world.clock().getTime() + NOTICE_MS).toISOString();
  await updateItem(world.db, refOf(item), { status: 'expiring', disconnect_at: end });
};

const withdraw: Act = async (world, item) => {
  await noteFailure(world, item, { kind: 'gone', code: 'USER_PERMISSION_REVOKED' });
  await auditLink(world.db, 'bank-withdrawn', item, world.clock());
};

const withdrawAccount: Act = async (world, item, { accountId }) => {
  const accounts = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', item.user_id)
    .where('item_id', '=', item.id)
    .where('plaid_account_id', '=', accountId)
    .execute();
  await inTransaction(world.db, async (trx) => {
    await outdateSyncs(trx, refOf(item));
    await deleteAccountRows(
      trx,
      item.user_id,
      accounts.map(({ id }) => id),
    );
  });
};

const offerAccounts: Act = (world, item) => updateItem(world.db, refOf(item), { new_accounts: 1 });

/** What each webhook makes us do. A webhook that is not listed here is accepted and has no effect. */
const ACTS: Readonly<Record<string, Act>> = {
  'TRANSACTIONS/SYNC_UPDATES_AVAILABLE': syncSoon,
  'LIABILITIES/DEFAULT_UPDATE': syncSoon,
  'HOLDINGS/DEFAULT_UPDATE': syncSoon,
  'ITEM/ERROR': noteError,
  'ITEM/LOGIN_REPAIRED': repaired,
  'ITEM/PENDING_DISCONNECT': announceEnd,
  'ITEM/PENDING_EXPIRATION': announceEnd,
  'ITEM/USER_PERMISSION_REVOKED': withdraw,
  'ITEM/USER_ACCOUNT_REVOKED': withdrawAccount,
  'ITEM/NEW_ACCOUNTS_AVAILABLE': offerAccounts,
};

/** Acts on everything that was heard about one bank, in the order of its arrival. Acting twice does no harm. */
export async function applyWebhooks(world: BankWorld, plaidItemId: string): Promise<void> {
  const heard = await world.db
    .selectFrom('webhook_inbox')
    .selectAll()
    .where('plaid_item_id', '=', plaidItemId)
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .execute();
  for (const { id, type, code, facts } of heard) {
    const item = await itemOf(world, plaidItemId);
    const told = v.parse(v.pipe(v.string(), v.parseJson(), webhookFacts), facts);
    if (item) {
      await ACTS[`${type}/${code}`]?.(world, item, told);
      await bumpDataVersion(world.db, item.user_id);
    }
    await world.db
      .updateTable('webhook_inbox')
      .set({ handled_at: world.clock().toISOString() })
      .where('id', '=', id)
      .execute();
  }
  await forgetOld(world);
}

/** What was acted upon is kept for a month, for whoever has to explain it. */
const KEPT_FOR_MS = 30 * 86_400_000;

async function forgetOld({ db, clock }: BankWorld): Promise<void> {
  const end = new Date(clock().getTime() - KEPT_FOR_MS).toISOString();
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
