import type { FinancialData } from '../finance';
import {
  firstFactFinder,
  type KnowledgeCategories,
  PATHS,
  type PrivacyPolicy,
  type PrivacyRecords,
} from '../wire';
import type { Scenario } from './scenario';

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

/** What a server answers in a scenario of all that is neither figures nor a bank; null for what it does not have. */
export function paperAnswer(
  scenario: Scenario,
  pathname: string,
  financialData: FinancialData,
): object | null {
  if (pathname === PATHS.privacyPolicy) return policy;
  if (pathname === PATHS.knowledge.categories) return categories;
  if (pathname === PATHS.privacy.records) return recordsOf(scenario);
  if (pathname === PATHS.finance.factFinder) return firstFactFinder(financialData);
  return null;
}
