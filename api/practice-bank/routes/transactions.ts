import type { FastifyInstance } from 'fastify';
import type { TransactionsSyncResponse } from 'plaid';
import * as v from 'valibot';
import type { BankAccount } from '../bank/item';
import { refresh } from '../bank/sandbox';
import { readPage } from '../bank/sync';
import type { Answer } from '../plaid-wire';
import { itemBody, read } from '../request-body';
import { accountAnswers } from '../wire/account';
import { transactionAnswer } from '../wire/transaction';
import { type Context, healthyItem } from './context';

const DEFAULT_PAGE_SIZE = 100;
const MAX_PAGE_SIZE = 500;
const MAX_CURSOR_LENGTH = 256;

const syncBody = v.object({
  access_token: v.string(),
  cursor: v.nullish(v.pipe(v.string(), v.maxLength(MAX_CURSOR_LENGTH))),
  count: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
    DEFAULT_PAGE_SIZE,
  ),
  options: v.nullish(
    v.object({
      account_id: v.nullish(v.string()),
      include_original_description: v.nullish(v.boolean()),
      personal_finance_category_version: v.nullish(v.picklist(['v1', 'v2'])),
    }),
  ),
});

export function transactionRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post('/transactions/sync', async ({ body }): Promise<Answer<TransactionsSyncResponse>> => {
    const { access_token, cursor, count, options } = read(syncBody, body);
    const item = healthyItem(bank, access_token);
    const accountId = options?.account_id ?? null;
    const page = readPage(item, {
      cursor: cursor ?? null,
      count: count ?? DEFAULT_PAGE_SIZE,
      accountId,
    });
    item.synced = true;
    const wire = {
      version: options?.personal_finance_category_version ?? 'v2',
      originalDescription: options?.include_original_description ?? false,
    };
    return {
      accounts: accountAnswers(item, item.accounts.filter(hasTransactions)),
      added: page.added.map((row) => transactionAnswer(row, wire)),
      modified: page.modified.map((row) => transactionAnswer(row, wire)),
      removed: page.removed.map((row) => ({ account_id: row.accountId, transaction_id: row.id })),
      next_cursor: page.nextCursor,
      has_more: page.hasMore,
      transactions_update_status: item.status,
    };
  });

  app.post('/transactions/refresh', async ({ body }) => {
    refresh(bank, healthyItem(bank, read(itemBody, body).access_token));
    return {};
  });
}

function hasTransactions(account: BankAccount): boolean {
  return account.type !== 'investment';
}
