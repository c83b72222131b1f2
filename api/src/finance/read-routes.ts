import {
  accountsAnswerSchema,
  budgetAnswerSchema,
  civilMonth,
  COLUMNS_FORMAT,
  dataInsightsAnswerSchema,
  dateInput,
  encodeProvenance,
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
import * as v from 'valibot';
import type { ApiPlugin } from '../platform/valibot';
import { tagAnswers } from './etag';
import { inTurns } from './in-turns';
import { dataInsights } from './insight/data-insights';

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

/** A long list is sent by columns to whoever asks for that. */
const listChoice = v.object({
  ...choice.entries,
  format: v.optional(v.picklist([COLUMNS_FORMAT])),
});

const OTHERS = FINANCE_RESOURCES.filter((resource) => resource !== 'transactions');

/** Every read of the data service: `GET /api/finance/<resource>` (readings 1). */
export const financeReads: ApiPlugin = async (app) => {
  tagAnswers(app);

  app.get(
    PATHS.finance.transactions,
    { schema: { querystring: listChoice, response: { 200: ANSWERS.transactions } } },
    async ({ person, query }, reply) => {
      const household = await app.householdOf(person.userId);
      if (query.format === undefined) return financeAnswer('transactions', household, query);
      const lines = transactionLines(household, transactionsAsked(household, query));
      return reply.type(LINES_TYPE).send(inTurns(lines));
    },
  );

  for (const resource of OTHERS) {
    app.get(
      `/api/finance/${resource}`,
      { schema: { querystring: choice, response: { 200: ANSWERS[resource] } } },
      async ({ person, query }) =>
        financeAnswer(resource, await app.householdOf(person.userId), query),
    );
  }

  app.get(
    PATHS.finance.insights,
    { schema: { response: { 200: dataInsightsAnswerSchema } } },
    async ({ person }) => {
      const household = await app.householdOf(person.userId);
      return { ...encodeProvenance(household), insights: dataInsights(household) };
    },
  );
};
