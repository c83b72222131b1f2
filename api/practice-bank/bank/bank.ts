import { addDays, dayOf } from '../civil-day';
import { withInflow } from '../persona/inflow';
import type { CustomUser } from '../persona/schema';
import { shiftToToday } from '../persona/shift';
import { isFaultCode, PlaidFault } from '../plaid-fault';
import { advance, type HistoryPace, postings, wavesOf } from './advance';
import { nextId, nextToken } from './ids';
import type { Item, Row } from './item';
import { record, upserts } from './ledger';
import { openAccount } from './open-account';
import { PublicTokens } from './public-tokens';
import type { BankState, ItemRequest } from './state';

/** It is called after the rows or the status of an Item changed. */
type ProgressListener = (item: Item) => void;

/** Each access to an Item first brings it up to the clock. */
export class Bank {
  readonly state: BankState;
  readonly clock: () => Date;
  readonly publicTokens: PublicTokens;
  readonly #pace: HistoryPace;
  readonly #listeners: ProgressListener[] = [];

  constructor(state: BankState, clock: () => Date, pace: HistoryPace) {
    this.state = state;
    this.clock = clock;
    this.#pace = pace;
    this.publicTokens = new PublicTokens(state, clock);
  }

  today(): string {
    return dayOf(this.clock());
  }

  onProgress(listener: ProgressListener): void {
    this.#listeners.push(listener);
  }

  openItem(request: ItemRequest): Item {
    const { ids } = this.state;
    const nowMs = this.clock().getTime();
    const opened = this.#openAccounts(request);
    const rows = opened.flatMap((one) => one.rows);
    const item: Item = {
      itemId: nextId(ids, 'item'),
      accessToken: nextToken(ids, 'access'),
      institutionId: request.institutionId,
      products: request.products,
      consented: request.products,
      dynamic: request.dynamic,
      createdAtMs: nowMs,
      accounts: opened.map((one) => one.account),
      versions: [],
      waves: wavesOf(rows, this.#pace, nowMs, this.today()),
      step: 0,
      status: 'NOT_READY',
      webhook: request.webhook,
      error: forcedError(request.user),
      removed: false,
      synced: false,
      updatedAtMs: nowMs,
    };
    this.state.items.push(item);
    this.#advance(item);
    return item;
  }

  /** Throws INVALID_ACCESS_TOKEN for an unknown token, and ITEM_NOT_FOUND for the token of a removed Item. */
  itemByToken(accessToken: string): Item {
    const item = this.state.items.find((one) => one.accessToken === accessToken);
    if (!item) throw new PlaidFault('INVALID_ACCESS_TOKEN');
    if (item.removed) throw new PlaidFault('ITEM_NOT_FOUND');
    this.#advance(item);
    return item;
  }

  itemById(itemId: string): Item | undefined {
    const item = this.state.items.find((one) => one.itemId === itemId && !one.removed);
    if (item) this.#advance(item);
    return item;
  }

  remove(item: Item): void {
    item.removed = true;
    item.versions.length = 0;
    item.waves.length = 0;
  }

  advanceAll(): void {
    for (const item of this.state.items) if (!item.removed) this.#advance(item);
  }

  postAllPending(item: Item): void {
    record(item, postings(item, this.state.ids, '9999-12-31', this.today()));
    this.#changed(item);
  }

  changeRows(item: Item, rows: readonly Row[], removedIds: readonly string[] = []): void {
    record(item, [...upserts(rows), ...removedIds.map((id) => ({ id, row: null }))]);
    this.#changed(item);
  }

  #openAccounts({ user, accountIndexes, daysRequested }: ItemRequest) {
    const today = this.today();
    const since = daysRequested === null ? '' : addDays(today, -daysRequested);
    const shifted = shiftToToday(user, today).override_accounts ?? [];
    return withInflow(shifted, today)
      .filter((_, index) => accountIndexes === null || accountIndexes.includes(index))
      .map((custom) => openAccount(custom, today, this.state.ids))
      .map(({ account, rows }) => ({ account, rows: rows.filter((row) => row.posted >= since) }));
  }

  #advance(item: Item): void {
    const hasChanged = advance(item, this.clock(), this.today(), this.state.ids);
    if (hasChanged) this.#changed(item);
  }

  #changed(item: Item): void {
    item.updatedAtMs = this.clock().getTime();
    for (const listener of this.#listeners) listener(item);
  }
}

function forcedError(user: CustomUser) {
  return user.force_error && isFaultCode(user.force_error) ? user.force_error : null;
}
