import type { FastifyInstance } from 'fastify';
import type { TransactionsRecurringGetResponse } from 'plaid';
import * as v from 'valibot';
import { recurringStreams } from '../bank/recurring';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { read } from '../request-body';
import { streamAnswer } from '../wire/streams';
import { type Context, healthyItem } from './context';

const recurringBody = v.object({
  access_token: v.string(),
  account_ids: v.nullish(v.array(v.string())),
  options: v.nullish(
    v.object({ personal_finance_category_version: v.nullish(v.picklist(['v1', 'v2'])) }),
  ),
});

/** Adds the endpoint for recurring payments. It throws PRODUCT_NOT_READY before the first rows have arrived. */
export function recurringRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post(
    '/transactions/recurring/get',
    async ({ body }): Promise<Answer<TransactionsRecurringGetResponse>> => {
      const { access_token, account_ids, options } = read(recurringBody, body);
      const item = healthyItem(bank, access_token);
      if (item.status === 'NOT_READY') throw new PlaidFault('PRODUCT_NOT_READY');
      const version = options?.personal_finance_category_version ?? 'v2';
      const streams = recurringStreams(item, bank.clock()).filter(
        ({ rows: [first] }) => !account_ids || account_ids.includes(first.accountId),
      );
      const answers = (isWanted: (amount: number) => boolean) =>
        streams
          .filter(({ rows: [first] }) => isWanted(first.amount))
          .map((stream) => streamAnswer(stream, version));
      return {
        inflow_streams: answers((amount) => amount < 0),
        outflow_streams: answers((amount) => amount > 0),
        updated_datetime: new Date(item.updatedAtMs).toISOString(),
        personal_finance_category_version: version,
      };
    },
  );
}
