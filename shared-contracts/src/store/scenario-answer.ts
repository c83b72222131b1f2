import type { FinancialData } from '../finance';
import { demoHousehold } from '../demo';
import { financeAnswer, isFinanceResource, NO_BANK, PATHS } from '../wire';
import type { Scenario } from './scenario';
import { paperAnswer } from './scenario-papers';

/** What a server that is partly in trouble does not answer: on most remotes one screen needs it and another does not. */
const TROUBLED: readonly string[] = [PATHS.finance.transactions, PATHS.privacyPolicy];

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refused = () =>
  json({ success: false, error: 'This page runs without an api.', code: 'NO_API' }, 501);
const broken = () =>
  json({ success: false, error: 'The api is in trouble in this scenario.', code: 'DOWN' }, 503);

/** Whose figures are shown: the sample's, the same as a user's own, or those of a user who has none yet. */
function financialDataOf(scenario: Scenario, sample: FinancialData): FinancialData {
  if (scenario === 'unlinked') return sample;
  const own = { ...sample, source: 'own' as const };
  if (scenario !== 'empty') return own;
  return {
    ...own,
    accounts: [],
    liabilities: [],
    transactions: [],
    budget: { standard: {}, months: {} },
    paystubs: [],
    policies: [],
    netWorthHistory: [],
    scoreHistory: [],
    notifications: [],
  };
}

const bankOf = (scenario: Scenario) =>
  scenario === 'unlinked' || scenario === 'empty'
    ? NO_BANK
    : {
        ...NO_BANK,
        connected: true,
        connectedAt: '2025-06-01T08:00:00Z',
        hasAccounts: true,
        hasTransactions: true,
        hasLiabilities: true,
      };

function readAnswer(scenario: Scenario, { pathname, searchParams }: URL): Response {
  if (scenario === 'error') return broken();
  if (scenario === 'partial' && TROUBLED.includes(pathname)) return broken();
  if (pathname === PATHS.bank.status) return json(bankOf(scenario));
  const financialData = financialDataOf(scenario, demoHousehold());
  const paper = paperAnswer(scenario, pathname, financialData);
  if (paper) return json(paper);
  const resource = pathname.replace(/^\/api\/finance\//, '');
  return isFinanceResource(resource)
    ? json(financeAnswer(resource, financialData, Object.fromEntries(searchParams)))
    : refused();
}

/** What a server answers in a scenario: every read as it has it, and no change. */
export const scenarioAnswer = (scenario: Scenario, { method, url }: Request): Response =>
  method === 'GET' ? readAnswer(scenario, new URL(url)) : refused();
