import { BUILT_IN_CATEGORIES, type FinancialData } from '../../finance';
import { demoHousehold } from '../../demo';
import {
  financeAnswer,
  firstFactFinder,
  isFinanceResource,
  type KnowledgeCategories,
  NO_ASSUMPTIONS,
  NO_BANK,
  BANK_PATHS,
  BILL_PATHS,
  KNOWLEDGE_PATHS,
  PRIVACY_PATHS,
  type PrivacyPolicy,
  type PrivacyRecords,
  FINANCE_PATHS,
  PLAN_PATHS,
  PRIVACY_POLICY_PATH,
} from '../../wire';
import type { Scenario } from './scenario-names';

/** In most remotes, one screen needs these reads and another does not. */
const FAILING: readonly string[] = [FINANCE_PATHS.transactions, PRIVACY_POLICY_PATH];

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refused = () =>
  json({ success: false, error: 'This page runs without an API.', code: 'NO_API' }, 501);
const broken = () =>
  json({ success: false, error: 'The API fails in this scenario.', code: 'DOWN' }, 503);

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
    scheduled: [],
    buffer: sample.buffer,
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

const policy: PrivacyPolicy = {
  success: true,
  lastUpdated: 'April 2, 2025',
  content: '## 1. A sample\n\nThis text stands in for the policy.\n\n## 2. Its end\n\nThat is all.',
};

const categories: KnowledgeCategories = {
  success: true,
  categories: ['investment_strategies', 'budgeting', 'debt_management'],
};

function recordsOf(scenario: Scenario): PrivacyRecords {
  const granted = { granted: true, text_version: '1', at: '2025-06-01T08:00:00Z' };
  return { consents: scenario === 'empty' ? [] : [granted] };
}

const OWN_LISTS: Readonly<Record<string, object>> = {
  [FINANCE_PATHS.categories]: { categories: BUILT_IN_CATEGORIES },
  [PLAN_PATHS.assumptions]: NO_ASSUMPTIONS,
  [FINANCE_PATHS.rules]: { rules: [] },
  [FINANCE_PATHS.changes]: { changes: [], next: null },
  [BILL_PATHS.scheduled]: { scheduled: [] },
};

function documentAnswer(
  scenario: Scenario,
  pathname: string,
  financialData: FinancialData,
): object | null {
  if (pathname === PRIVACY_POLICY_PATH) return policy;
  if (pathname === KNOWLEDGE_PATHS.categories) return categories;
  if (pathname === PRIVACY_PATHS.records) return recordsOf(scenario);
  if (pathname === PLAN_PATHS.factFinder) return firstFactFinder(financialData);
  return OWN_LISTS[pathname] ?? null;
}

function readAnswer(scenario: Scenario, { pathname, searchParams }: URL): Response {
  if (scenario === 'error') return broken();
  if (scenario === 'partial' && FAILING.includes(pathname)) return broken();
  if (pathname === BANK_PATHS.status) return json(bankOf(scenario));
  const financialData = financialDataOf(scenario, demoHousehold());
  const document = documentAnswer(scenario, pathname, financialData);
  if (document) return json(document);
  const resource = pathname.replace(/^\/api\/finance\//, '');
  return isFinanceResource(resource)
    ? json(financeAnswer(resource, financialData, Object.fromEntries(searchParams)))
    : refused();
}

export const scenarioAnswer = (scenario: Scenario, { method, url }: Request): Response =>
  method === 'GET' ? readAnswer(scenario, new URL(url)) : refused();
