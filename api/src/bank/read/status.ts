import type { BankStatus } from '@halyard/shared-contracts/wire';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import type { BankWorld } from '../bank-world';
import { isDead } from '../item/duplicate';
import type { ItemRow } from '../item/item-row';
import { linkedItems } from '../item/item-store';
import { asOfItem } from '../../db/as-of';

type ItemWire = BankStatus['items'][number];

/** Returns the state of a user’s bank connection (P1-3-23), without tokens. */
export async function bankStatus({ db, provider }: BankWorld, userId: string): Promise<BankStatus> {
  // The version is read first, so that a change after it counts as new.
  const version = await dataVersion(db, userId);
  const items = await linkedItems(db, userId);
  const accounts = await db
    .selectFrom('accounts')
    .select(['item_id', 'kind'])
    .where('user_id', '=', userId)
    .where('source', '=', 'bank')
    .execute();
  const malformed = await malformedRows(db, userId);
  return {
    connected: items.length > 0,
    connectedAt: items[0]?.connected_at ?? null,
    error: null,
    hasAccounts: accounts.some(({ kind }) => kind === 'asset'),
    hasTransactions: await hasTransactions(db, userId),
    hasLiabilities: accounts.some(({ kind }) => kind === 'debt'),
    mode: provider.mode,
    version,
    items: items.flatMap((item) => {
      const count = accounts.filter((account) => account.item_id === item.id).length;
      return itemWire(item, { accounts: count, kept_out: malformed.get(item.id) ?? 0 });
    }),
  };
}

/** A link that can only be linked again counts as revoked. */
function itemWire(item: ItemRow, counts: Pick<ItemWire, 'accounts' | 'kept_out'>): ItemWire[] {
  const { id, institution_name: institution, history, disconnect_at } = item;
  if (item.status === 'removing') return [];
  const status = isDead(item) ? 'revoked' : item.status;
  const new_accounts = item.new_accounts === 1;
  const as_of = asOfItem(item);
  const retrying = isWorking(status) && item.status_code !== null;
  return [
    { id, institution, status, as_of, history, disconnect_at, new_accounts, retrying, ...counts },
  ];
}

/** In these states only temporary failures occur. */
const isWorking = (status: ItemWire['status']): boolean => status === 'ok' || status === 'syncing';

async function malformedRows(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('quarantine')
    .select((is) => ['item_id', is.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id: id, count }) => [id, count]));
}

async function hasTransactions(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('source', '=', 'bank')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
