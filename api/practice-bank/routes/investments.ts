import type { FastifyInstance } from 'fastify';
import type { InvestmentsHoldingsGetResponse, InvestmentsTransactionsGetResponse } from 'plaid';
import * as v from 'valibot';
import type { Bank } from '../bank/bank';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { dayField, read } from '../request-body';
import { type accountAnswer, accountAnswers } from '../wire/account';
import { holdingAnswers } from '../wire/holdings';
import { itemAnswer } from '../wire/item';
import { securityAnswers } from '../wire/securities';
import { tradeAnswers } from '../wire/trades';
import type { Context } from './context';
import { requested } from './requested';

const DEFAULT_COUNT = 100;
const MAX_COUNT = 500;

const tradesBody = v.object({
  start_date: dayField,
  end_date: dayField,
  options: v.nullish(
    v.object({
      count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COUNT))),
      offset: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
});

export function investmentRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post(
    '/investments/holdings/get',
    async ({ body, id }): Promise<Answer<InvestmentsHoldingsGetResponse>> => {
      const { item, accounts } = investments(bank, body);
      return {
        accounts: accountAnswers(item, accounts).map(withoutMargin),
        holdings: accounts.flatMap(holdingAnswers),
        securities: securityAnswers(accounts.map((account) => ({ ...account, trades: [] }))),
        item: itemAnswer(item, id),
        is_investments_fallback_item: false,
      };
    },
  );

  app.post(
    '/investments/transactions/get',
    async ({ body, id }): Promise<Answer<InvestmentsTransactionsGetResponse>> => {
      const { start_date: from, end_date: to, options } = read(tradesBody, body);
      const { item, accounts } = investments(bank, body);
      const trades = accounts
        .flatMap(tradeAnswers)
        .filter(({ date }) => date >= from && date <= to)
        .toSorted((a, b) => b.date.localeCompare(a.date));
      const start = options?.offset ?? 0;
      return {
        accounts: accountAnswers(item, accounts).map(withoutMargin),
        investment_transactions: trades.slice(start, start + (options?.count ?? DEFAULT_COUNT)),
        securities: securityAnswers(accounts),
        total_investment_transactions: trades.length,
        item: itemAnswer(item, id),
        is_investments_fallback_item: false,
      };
    },
  );
}

function investments(bank: Bank, body: unknown) {
  const { item, accounts: all } = requested(bank, body, 'investments');
  const accounts = all.filter((account) => account.type === 'investment');
  if (accounts.length === 0) throw new PlaidFault('NO_INVESTMENT_ACCOUNTS');
  return { item, accounts };
}

/** In these answers the balances also contain the margin loan; the practice bank has none. */
function withoutMargin(account: ReturnType<typeof accountAnswer>) {
  return { ...account, balances: { ...account.balances, margin_loan_amount: null } };
}
