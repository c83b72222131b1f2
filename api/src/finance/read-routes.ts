import {
  accountsAnswerSchema,
  budgetAnswerSchema,
  civilMonth,
  COLUMNS_FORMAT,
  dataInsightsAnswerSchema,
  dateInput,
  encodeProvenance,
  encodeTransaction,
  FINANCE_RESOURCES,
  financeAnswer,
  type FinanceResource,
  holdingsAnswerSchema,
  homeAnswerSchema,
  incomeAnswerSchema,
  liabilitiesAnswerSchema,
  LINES_TYPE,
  netWorthAnswerSchema,
  notificationsAnswerSchema,
  PATHS,
  paystubsAnswerSchema,
  profileAnswerSchema,
  protectionAnswerSchema,
  scoreAnswerSchema,
  spendingAnswerSchema,
  transactionLines,
  transactionsAnswerSchema,
  transactionsAsked,
} from '@halyard/shared-contracts/wire';
import fp from 'fastify-plugin';
import type { Transaction } from '@halyard/shared-contracts/finance';
import * as v from 'valibot';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { tagAnswers } from './etag';
import type { Listed } from './financial-data/listed';
import { inTurns } from './in-turns';
import { dataInsights } from './insight/data-insights';
import { transactionPage } from './transaction-page';

const ANSWERS: Readonly<Record<FinanceResource, v.GenericSchema>> = {
  home: homeAnswerSchema,
  profile: profileAnswerSchema,
  accounts: accountsAnswerSchema,
  liabilities: liabilitiesAnswerSchema,
  transactions: transactionsAnswerSchema,
  holdings: holdingsAnswerSchema,
  spending: spendingAnswerSchema,
  budget: budgetAnswerSchema,
  income: incomeAnswerSchema,
  paystubs: paystubsAnswerSchema,
  protection: protectionAnswerSchema,
  'net-worth': netWorthAnswerSchema,
  score: scoreAnswerSchema,
  notifications: notificationsAnswerSchema,
};

/** A month for spending, budget and income; a span of days for transactions. The others have nothing to choose. */
const choice = v.object({
  month: v.optional(civilMonth),
  startDate: v.optional(dateInput),
  endDate: v.optional(dateInput),
});

/** A page is of so many rows at most: few enough to be made in one piece. */
const MOST_OF_PAGE = 500;

/** A long list is sent by columns, or a page at a time, to whoever asks for that. */
const listChoice = v.object({
  ...choice.entries,
  format: v.optional(v.picklist([COLUMNS_FORMAT])),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(MOST_OF_PAGE),
    ),
  ),
  cursor: v.optional(v.string()),
});

/** Where the next page is, as RFC 8288 tells it: the answer itself is of the same shape as a whole list's. */
function linkTo(cursor: string, query: Readonly<Record<string, string | number | undefined>>) {
  const asked = new URLSearchParams({ cursor });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && name !== 'cursor') asked.set(name, `${value}`);
  }
  return `<${PATHS.finance.transactions}?${asked.toString()}>; rel="next"`;
}

const rowsOf = (list: Listed, transactions: readonly Transaction[]) => ({
  ...encodeProvenance(list),
  transactions: transactions.map(encodeTransaction),
});

/** A look at each of 100,000 rows is longer than anybody else is to wait, and needless for a whole list. */
const isWhole = ({ startDate, endDate }: v.InferOutput<typeof choice>): boolean =>
  startDate === undefined && endDate === undefined;

const OTHERS = FINANCE_RESOURCES.filter((resource) => resource !== 'transactions');

async function reads(app: App, { db }: Deps): Promise<void> {
  tagAnswers(app);

  app.get(
    PATHS.finance.transactions,
    { schema: { querystring: listChoice, response: { 200: ANSWERS.transactions } } },
    async ({ person, query }, reply) => {
      const { limit, format } = query;
      if (limit !== undefined) {
        const page = await transactionPage(db, person.userId, app.today(), { ...query, limit });
        if (page.next !== null) reply.header('link', linkTo(page.next, query));
        return rowsOf(page.list, page.list.transactions);
      }
      const list = await app.listOf(person.userId);
      const transactions = isWhole(query) ? list.transactions : transactionsAsked(list, query);
      if (format === undefined) return rowsOf(list, transactions);
      return reply.type(LINES_TYPE).send(inTurns(transactionLines(list, transactions)));
    },
  );

  for (const resource of OTHERS) {
    app.get(
      `/api/finance/${resource}`,
      { schema: { querystring: choice, response: { 200: ANSWERS[resource] } } },
      async ({ person, query }) =>
        financeAnswer(resource, await app.financialDataOf(person.userId), query),
    );
  }

  app.get(
    PATHS.finance.insights,
    { schema: { response: { 200: dataInsightsAnswerSchema } } },
    async ({ person }) => {
      const financialData = await app.financialDataOf(person.userId);
      return { ...encodeProvenance(financialData), insights: dataInsights(financialData) };
    },
  );
}

/** Every read of the data service: `GET /api/finance/<resource>`. They have their own scope, since only they have ETags. */
export const financeReads = fp(reads, { name: 'finance-reads', encapsulate: true });
