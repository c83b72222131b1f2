import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { currentRows } from '../bank/ledger';
import type { Item, Row } from '../bank/item';
import { newRow } from '../bank/sandbox';
import { isSecret } from '../credentials';
import { PlaidFault } from '../plaid-fault';
import { dayField, read } from '../request-body';
import type { Context } from '../routes/context';
import { accountAnswers } from '../wire/account';
import { transactionAnswer } from '../wire/transaction';
import { type Faults, faultSchema } from './faults';

const changeBody = v.object({
  item_id: v.string(),
  add: v.optional(
    v.array(
      v.object({
        account_id: v.string(),
        amount: v.number(),
        description: v.string(),
        date_transacted: dayField,
        date_posted: dayField,
      }),
    ),
    [],
  ),
  modify: v.optional(v.array(v.object({ transaction_id: v.string(), amount: v.number() })), []),
  remove: v.optional(v.array(v.string()), []),
});

const clockBody = v.object({ advance_ms: v.pipe(v.number(), v.minValue(0)) });

interface Control {
  readonly token: string;
  readonly faults: Faults;
  readonly advanceClock: (ms: number) => void;
  readonly tick: () => Promise<void>;
}

/** Adds the endpoints for tests, which read the bank's own data and set deliberate faults. */
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
    const changes = read(changeBody, body);
    const item = itemOf(context, changes.item_id);
    const removed = changes.remove.map(rowsOf(item)).map(({ id }) => id);
    bank.changeRows(item, changedRows(context, item, changes), removed);
    return truthOf(item);
  });
}

const aboutItem = v.object({ item_id: v.string() });

function itemOf({ bank }: Context, itemId: string): Item {
  const item = bank.itemById(itemId);
  if (!item) throw new PlaidFault('ITEM_NOT_FOUND');
  return item;
}

function truthOf(item: Item) {
  const wire = { version: 'v2', originalDescription: false } as const;
  return {
    item_id: item.itemId,
    accounts: accountAnswers(item),
    transactions: currentRows(item).map((row) => transactionAnswer(row, wire)),
  };
}

/** Returns a function that finds a row by its id. It throws INVALID_FIELD if the Item has no such row. */
function rowsOf(item: Item): (id: string) => Row {
  const rows = new Map(currentRows(item).map((row) => [row.id, row]));
  return (id) => {
    const row = rows.get(id);
    if (!row) throw new PlaidFault('INVALID_FIELD', `the Item has no transaction ${id}`);
    return row;
  };
}

type Changes = v.InferOutput<typeof changeBody>;

function changedRows({ bank }: Context, item: Item, { add, modify }: Changes): Row[] {
  const rowOf = rowsOf(item);
  const added = add.map((one) => {
    const account = item.accounts.find(({ accountId }) => accountId === one.account_id);
    if (!account)
      throw new PlaidFault('INVALID_FIELD', `the Item has no account ${one.account_id}`);
    return newRow(bank, account, {
      amount: one.amount,
      currency: account.currency,
      description: one.description,
      transacted: one.date_transacted,
      posted: one.date_posted,
      pending: one.date_posted > bank.today(),
    });
  });
  const modified = modify.map((one) => ({ ...rowOf(one.transaction_id), amount: one.amount }));
  return [...added, ...modified];
}

function checkToken(authorization: string | undefined, token: string): void {
  if (!isSecret(authorization, `Bearer ${token}`)) throw new PlaidFault('NOT_FOUND');
}
