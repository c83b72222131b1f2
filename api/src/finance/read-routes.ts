import {
  accountsAnswerSchema,
  budgetAnswerSchema,
  civilMonth,
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
  netWorthAnswerSchema,
  notificationsAnswerSchema,
  PATHS,
  paystubsAnswerSchema,
  profileAnswerSchema,
  protectionAnswerSchema,
  scoreAnswerSchema,
  spendingAnswerSchema,
  transactionsAnswerSchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { ApiPlugin } from '../platform/valibot';
import { tagAnswers } from './etag';
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

/** Every read of the data service: `GET /api/finance/<resource>` (readings 1). */
export const financeReads: ApiPlugin = async (app) => {
  tagAnswers(app);

  for (const resource of FINANCE_RESOURCES) {
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
