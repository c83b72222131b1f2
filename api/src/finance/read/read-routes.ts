import {
  accountsAnswerSchema,
  budgetAnswerSchema,
  calendarAnswerSchema,
  COLUMNS_FORMAT,
  dataInsightsAnswerSchema,
  dateInput,
  encodeProvenance,
  encodeTransaction,
  FINANCE_RESOURCES,
  forecastAnswerSchema,
  financeAnswer,
  type FinanceResource,
  goalsAnswerSchema,
  holdingsAnswerSchema,
  homeAnswerSchema,
  incomeAnswerSchema,
  liabilitiesAnswerSchema,
  LINES_TYPE,
  monthInput,
  netWorthAnswerSchema,
  notificationsAnswerSchema,
  PATHS,
  paystubsAnswerSchema,
  profileAnswerSchema,
  protectionAnswerSchema,
  scoreAnswerSchema,
  spendingAnswerSchema,
  encodeUserCategories,
  transactionLines,
  transactionsAnswerSchema,
  queriedTransactions,
} from '@halyard/shared-contracts/wire';
import fp from 'fastify-plugin';
import type { Transaction } from '@halyard/shared-contracts/finance';
import * as v from 'valibot';
import type { App } from '../../platform/valibot';
import { tagAnswers } from './etag';
import type { TransactionList } from '../financial-data/transaction-list';
import { prepareForecasts, prepareSafeToSpend } from './prepare-forecasts';
import { dataInsights } from '../insight/data-insights';
import { streamLines } from './streams';
import { transactionPage } from './transaction-page';

const ANSWERS: Readonly<Record<FinanceResource, v.GenericSchema>> = {
  home: homeAnswerSchema,
  forecast: forecastAnswerSchema,
  calendar: calendarAnswerSchema,
  profile: profileAnswerSchema,
  accounts: accountsAnswerSchema,
  liabilities: liabilitiesAnswerSchema,
  transactions: transactionsAnswerSchema,
  holdings: holdingsAnswerSchema,
  spending: spendingAnswerSchema,
  budget: budgetAnswerSchema,
  goals: goalsAnswerSchema,
  income: incomeAnswerSchema,
  paystubs: paystubsAnswerSchema,
  protection: protectionAnswerSchema,
  'net-worth': netWorthAnswerSchema,
  score: scoreAnswerSchema,
  notifications: notificationsAnswerSchema,
};

const filter = v.object({
  month: v.optional(monthInput),
  startDate: v.optional(dateInput),
  endDate: v.optional(dateInput),
});

const MAX_PAGE = 500;

const MAX_FORECAST_DAYS = 90;

const forecastFilter = v.object({
  days: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(MAX_FORECAST_DAYS),
    ),
  ),
  account: v.optional(v.string()),
});

const listFilter = v.object({
  ...filter.entries,
  format: v.optional(v.picklist([COLUMNS_FORMAT])),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(MAX_PAGE),
    ),
  ),
  cursor: v.optional(v.string()),
});

/** This is the link header of RFC 8288. */
function nextLink(cursor: string, query: Readonly<Record<string, string | number | undefined>>) {
  const params = new URLSearchParams({ cursor });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && name !== 'cursor') params.set(name, `${value}`);
  }
  return `<${PATHS.finance.transactions}?${params.toString()}>; rel="next"`;
}

const answerOf = (list: TransactionList, transactions: readonly Transaction[]) => ({
  ...encodeProvenance(list),
  ...encodeUserCategories(list.categories),
  transactions: transactions.map(encodeTransaction),
});

/** A whole list needs no filter, which is slow for 100,000 rows. */
const isWhole = ({ startDate, endDate }: v.InferOutput<typeof filter>): boolean =>
  startDate === undefined && endDate === undefined;

/** These resources have routes of their own. */
const SPECIAL: ReadonlySet<FinanceResource> = new Set<FinanceResource>([
  'transactions',
  'home',
  'forecast',
  'calendar',
]);

const OTHER_RESOURCES = FINANCE_RESOURCES.filter((resource) => !SPECIAL.has(resource));

async function reads(app: App): Promise<void> {
  tagAnswers(app);

  app.get(
    PATHS.finance.transactions,
    { schema: { querystring: listFilter, response: { 200: ANSWERS.transactions } } },
    async ({ person, query }, reply) => {
      const { limit, format } = query;
      if (limit !== undefined) {
        const all = await app.listOf(person.userId);
        const page = transactionPage(all, { ...query, limit });
        if (page.next !== null) reply.header('link', nextLink(page.next, query));
        return answerOf(page.list, page.list.transactions);
      }
      const list = await app.listOf(person.userId);
      const transactions = isWhole(query) ? list.transactions : queriedTransactions(list, query);
      if (format === undefined) return answerOf(list, transactions);
      return reply.type(LINES_TYPE).send(streamLines(transactionLines(list, transactions)));
    },
  );

  for (const resource of OTHER_RESOURCES) {
    app.get(
      `/api/finance/${resource}`,
      { schema: { querystring: filter, response: { 200: ANSWERS[resource] } } },
      async ({ person, query }) =>
        financeAnswer(resource, await app.financialDataOf(person.userId), query),
    );
  }

  const preparing = { home: prepareSafeToSpend, calendar: prepareForecasts };
  for (const resource of ['home', 'calendar'] as const) {
    app.get(
      PATHS.finance[resource],
      { schema: { querystring: filter, response: { 200: ANSWERS[resource] } } },
      async ({ person, query }) => {
        const financialData = await app.financialDataOf(person.userId);
        await preparing[resource](financialData);
        return financeAnswer(resource, financialData, query);
      },
    );
  }

  app.get(
    PATHS.finance.forecast,
    { schema: { querystring: forecastFilter, response: { 200: ANSWERS.forecast } } },
    async ({ person, query }) => {
      const financialData = await app.financialDataOf(person.userId);
      await prepareForecasts(financialData, query.account);
      return financeAnswer('forecast', financialData, query);
    },
  );

  app.get(
    PATHS.finance.insights,
    { schema: { response: { 200: dataInsightsAnswerSchema } } },
    async ({ person }) => {
      const financialData = await app.financialDataOf(person.userId);
      return { ...encodeProvenance(financialData), insights: dataInsights(financialData) };
    },
  );
}

/** Serves `GET /api/finance/<resource>`. The routes have their own scope, because only they have ETags. */
export const financeReads = fp(reads, { name: 'finance-reads', encapsulate: true });
