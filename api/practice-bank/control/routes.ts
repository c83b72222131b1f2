import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { nextId } from '../bank/ids';
import { currentRows } from '../bank/ledger';
import type { Item, Row } from '../bank/item';
import { isDay } from '../civil-day';
import { PlaidFault } from '../plaid-fault';
import { read } from '../request-body';
import type { Context } from '../routes/context';
import { accountAnswers } from '../wire/account';
import { transactionAnswer } from '../wire/transaction';
import { faultSchema } from './fault';
import type { Faults } from './faults';

const day = v.pipe(v.string(), v.check(isDay, 'is not a calendar day (YYYY-MM-DD)'));

const changeBody = v.object({
  item_id: v.string(),
  add: v.optional(
    v.array(
      v.object({
        account_id: v.string(),
        amount: v.number(),
        description: v.string(),
        date_transacted: day,
        date_posted: day,
      }),
    ),
    [],
  ),
  modify: v.optional(v.array(v.object({ transaction_id: v.string(), amount: v.number() })), []),
  remove: v.optional(v.array(v.string()), []),
});

const clockBody = v.object({ advance_ms: v.pipe(v.number(), v.minValue(0)) });

/** What a control plane needs besides the bank itself. */
export interface Control {
  readonly token: string;
  readonly faults: Faults;
  /** Puts the bank's clock forward. */
  readonly advanceClock: (ms: number) => void;
  /** Does what the bank does every few seconds. */
  readonly tick: () => Promise<void>;
}

/** Paths of our own, for tests: what the bank knows to be true, and things that go wrong on purpose. */
export function controlRoutes(app: FastifyInstance, context: Context, control: Control): void {
  const { bank, webhooks } = context;
  const done = { ok: true };
  app.addHook('onRequest', async ({ headers }) => checkToken(headers.authorization, control.token));

  app.post('/practice/control/truth', async ({ body }) =>
    truthOf(itemOf(context, read(aboutItem, body).item_id)),
  );
  app.post('/practice/control/faults', async ({ body }) => {
    control.faults.add(read(faultSchema, body));
    return done;
  });
  app.delete('/practice/control/faults', async () => {
    control.faults.clear();
    return done;
  });
  app.post('/practice/control/clock', async ({ body }) => {
    control.advanceClock(read(clockBody, body).advance_ms);
    await control.tick();
    return { now: bank.clock().toISOString() };
  });
  app.post('/practice/control/rotate-key', async () => {
    webhooks.rotateKey();
    return done;
  });
  app.post('/practice/control/transactions', async ({ body }) => {
    const asked = read(changeBody, body);
    const item = itemOf(context, asked.item_id);
    bank.change(item, changesOf(context, item, asked));
    return truthOf(item);
  });
}

const aboutItem = v.object({ item_id: v.string() });

function itemOf({ bank }: Context, itemId: string): Item {
  const item = bank.itemById(itemId);
  if (!item) throw new PlaidFault('ITEM_NOT_FOUND');
  return item;
}

/** The bank's own set: what a client that synced without a mistake must hold. */
function truthOf(item: Item) {
  const wire = { version: 'v2', originalDescription: false } as const;
  return {
    item_id: item.itemId,
    accounts: accountAnswers(item),
    transactions: currentRows(item).map((row) => transactionAnswer(row, wire)),
  };
}

function changesOf({ bank }: Context, item: Item, asked: v.InferOutput<typeof changeBody>) {
  const rows = new Map(currentRows(item).map((row) => [row.id, row]));
  const known = (id: string): Row => {
    const row = rows.get(id);
    if (!row) throw new PlaidFault('INVALID_FIELD', `the Item has no transaction ${id}`);
    return row;
  };
  return [
    ...asked.add.map((one): Row => {
      const account = item.accounts.find(({ accountId }) => accountId === one.account_id);
      if (!account)
        throw new PlaidFault('INVALID_FIELD', `the Item has no account ${one.account_id}`);
      return {
        id: nextId(bank.state.ids, 'transaction'),
        accountId: account.accountId,
        amount: one.amount,
        currency: account.currency,
        description: one.description,
        transacted: one.date_transacted,
        posted: one.date_posted,
        pending: one.date_posted > bank.today(),
        pendingId: null,
        inOpeningBalance: false,
      };
    }),
    ...asked.modify.map((one): Row => ({ ...known(one.transaction_id), amount: one.amount })),
  ]
    .map((row): { id: string; row: Row | null } => ({ id: row.id, row }))
    .concat(asked.remove.map((id) => ({ id: known(id).id, row: null })));
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Without the token the control plane looks as if it were not there. */
function checkToken(authorization: string | undefined, token: string): void {
  if (!timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`)))
    throw new PlaidFault('NOT_FOUND');
}
