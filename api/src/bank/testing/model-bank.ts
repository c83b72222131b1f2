import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** This is one row of the model bank. Amounts are whole cents, and money out is above zero. */
export interface ModelRow {
  readonly id: string;
  readonly cents: number;
  readonly pending: boolean;
  readonly pendingId: string | null;
  /** The row is hidden until the whole history is reported. */
  readonly old: boolean;
}

interface Change {
  readonly kind: 'added' | 'modified' | 'removed';
  readonly row: ModelRow;
}

export type ModelFault =
  | 'none'
  | '500'
  | 'html'
  | 'reset'
  | 'truncate'
  | '429'
  | 'mutate'
  | 'stale';

type History = 'NOT_READY' | 'INITIAL_UPDATE_COMPLETE' | 'HISTORICAL_UPDATE_COMPLETE';

/** The pages are small, so that a handful of rows takes several. */
const PAGE_ROWS = 3;

const ERRORS: Readonly<Partial<Record<ModelFault, readonly [number, string, string]>>> = {
  '500': [500, 'API_ERROR', 'INTERNAL_SERVER_ERROR'],
  '429': [429, 'RATE_LIMIT_EXCEEDED', 'TRANSACTIONS_SYNC_LIMIT'],
  stale: [400, 'INVALID_REQUEST', 'INVALID_FIELD'],
};

/**
 * This is the smallest bank with the documented behavior. It is independent of the practice bank, so that the sync
 * engine is tested against two implementations. A cursor is a state that was reported; the next answer is the net
 * difference.
 */
export class ModelBank {
  readonly #rows = new Map<string, ModelRow>();
  readonly #reported: ReadonlyMap<string, ModelRow>[] = [];
  #step = 0;
  #ids = 0;
  history: History = 'NOT_READY';
  /** Each call uses the next fault of the list; after the last one, nothing goes wrong. */
  faults: ModelFault[] = [];
  /** The bank refuses every cursor of an older state. */
  firstValid = 0;

  truth(): ModelRow[] {
    return [...this.#visible().values()];
  }

  reportedStates(): ModelRow[][] {
    return this.#reported.map((state) => [...state.values()]);
  }

  #visible(): Map<string, ModelRow> {
    if (this.history === 'NOT_READY') return new Map();
    const all = this.history === 'HISTORICAL_UPDATE_COMPLETE';
    return new Map([...this.#rows].filter(([, row]) => all || !row.old));
  }

  #nth(n: number, which: (row: ModelRow) => boolean = () => true): ModelRow | undefined {
    const rows = [...this.#rows.values()].filter(which);
    return rows[n % Math.max(1, rows.length)];
  }

  add(cents: number, pending: boolean, old = false): void {
    this.#step += 1;
    const id = `row-${(this.#ids += 1)}`;
    this.#rows.set(id, { id, cents, pending, pendingId: null, old });
  }

  change(n: number, cents: number): void {
    const row = this.#nth(n);
    if (row) this.#rows.set(row.id, { ...row, cents });
    this.#step += 1;
  }

  remove(n: number): void {
    const row = this.#nth(n);
    if (row) this.#rows.delete(row.id);
    this.#step += 1;
  }

  /** Posts a pending row: its id disappears, and a new row names it. */
  post(n: number, tip: number): void {
    const row = this.#nth(n, (one) => one.pending);
    this.#step += 1;
    if (!row) return;
    this.#rows.delete(row.id);
    const id = `row-${(this.#ids += 1)}`;
    this.#rows.set(id, { ...row, id, cents: row.cents + tip, pending: false, pendingId: row.id });
  }

  forgetCursors(): void {
    this.firstValid = this.#reported.length;
  }

  /** Answers one call of `/transactions/sync`. A cursor is `<state>` or, between two pages, `<from>.<read>.<step>`. */
  sync(cursor: string | null, fault: ModelFault): readonly [status: number, body: unknown] {
    if (fault === 'mutate') this.add(777, false);
    const error = ERRORS[fault];
    if (error && (fault !== 'stale' || cursor !== null)) return failure(...error);
    if (this.history === 'NOT_READY') return [200, this.#page([], '', false)];
    const [from = -1, read = 0, step] = cursor === null ? [] : cursor.split('.').map(Number);
    if (cursor !== null && from >= 0 && from < this.firstValid) {
      return failure(400, 'INVALID_REQUEST', 'INVALID_FIELD');
    }
    if (step !== undefined && step !== this.#step) {
      return failure(400, 'TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION');
    }
    const changes = this.#changesSince(from < 0 ? new Map() : (this.#reported[from] ?? new Map()));
    const page = changes.slice(read, read + PAGE_ROWS);
    const isLast = read + PAGE_ROWS >= changes.length;
    if (!isLast) return [200, this.#page(page, `${from}.${read + PAGE_ROWS}.${this.#step}`, true)];
    this.#reported.push(this.#visible());
    return [200, this.#page(page, String(this.#reported.length - 1), false)];
  }

  /** The changes come in an order that does not help: a posted row may come pages before its pending one disappears. */
  #changesSince(before: ReadonlyMap<string, ModelRow>): Change[] {
    const now = this.#visible();
    const changed = [...now.values()].flatMap((row): Change[] => {
      const old = before.get(row.id);
      if (!old) return [{ kind: 'added', row }];
      return old.cents === row.cents ? [] : [{ kind: 'modified', row }];
    });
    const gone = [...before.values()].filter((row) => !now.has(row.id));
    const removed = gone.map((row): Change => ({ kind: 'removed', row }));
    return [...changed, ...removed].sort((a, b) => hash(a.row.id) - hash(b.row.id));
  }

  #page(changes: readonly Change[], next: string, more: boolean) {
    const of = (kind: Change['kind']) =>
      changes.filter((one) => one.kind === kind).map(({ row }) => row);
    return {
      added: of('added').map(asPlaid),
      modified: of('modified').map(asPlaid),
      removed: of('removed').map(({ id }) => ({ transaction_id: id, account_id: ACCOUNT })),
      next_cursor: next,
      has_more: more,
      transactions_update_status: this.history,
    };
  }
}

const ACCOUNT = 'account-1';

const hash = (id: string): number => (Number(id.slice(4)) * 7919) % 101;

const asPlaid = (row: ModelRow) => ({
  transaction_id: row.id,
  account_id: ACCOUNT,
  amount: row.cents / 100,
  date: '2026-11-10',
  name: row.id,
  pending: row.pending,
  pending_transaction_id: row.pendingId,
  iso_currency_code: 'USD',
});

function failure(status: number, type: string, code: string) {
  return [status, { error_type: type, error_code: code, request_id: 'r' }] as const;
}

const OTHER_ANSWERS: Readonly<Record<string, unknown>> = {
  '/accounts/get': {
    accounts: [
      {
        account_id: ACCOUNT,
        type: 'depository',
        subtype: 'checking',
        name: 'Checking',
        balances: { current: 1, iso_currency_code: 'USD' },
      },
    ],
  },
  '/liabilities/get': { liabilities: {} },
  '/investments/holdings/get': { holdings: [], securities: [] },
  '/investments/transactions/get': {
    investment_transactions: [],
    securities: [],
    total_investment_transactions: 0,
  },
  '/item/get': { item: { institution_name: 'Model Bank' } },
};

/** Lets a model bank answer over HTTP; `bank` may be replaced between two calls. */
export async function listenAsModel(bank: () => ModelBank) {
  const server = createServer(async (request, response) => {
    const { cursor = null } = (await json(request)) as { cursor?: string | null };
    const other = OTHER_ANSWERS[request.url ?? ''];
    if (other) return send(response, 200, JSON.stringify(other));
    const fault = bank().faults.shift() ?? 'none';
    if (fault === 'reset') return request.socket.destroy();
    if (fault === 'html') return send(response, 502, '<html>');
    const [status, body] = bank().sync(cursor, fault);
    const text = JSON.stringify(body);
    return send(response, status, fault === 'truncate' ? text.slice(0, -9) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
