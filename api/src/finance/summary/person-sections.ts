import {
  annualIncome,
  type FinancialData,
  incomeBasis,
  type IncomeBasis,
} from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { ADVISOR_TEXT, type FactFinder } from '@halyard/shared-contracts/wire';
import type { Content } from 'pdfmake';
import { section } from './section';
import { FACT_FINDER } from './source';

const BASES: Readonly<Record<IncomeBasis, string>> = {
  profile: 'Annual income is before tax.',
  deposits: 'Annual income is estimated from your regular deposits, after tax.',
};

const NOTHING = 'Nothing answered yet';

/** What is not answered has no row. */
const fact = (label: string, value: string | number | null): string[][] =>
  value === null || value === '' ? [] : [[label, String(value)]];

export function personSection(financialData: FinancialData, source: string): Content {
  const { name, age, occupation, location } = financialData.profile;
  const income = annualIncome(financialData);
  const basis = incomeBasis(financialData);
  return section({
    title: 'About you',
    layout: 'facts',
    source,
    rows: [
      ...fact('Name', name),
      ...fact('Age', age),
      ...fact('Job', occupation),
      ...fact('Location', location),
      ...fact('Annual income', income === null ? null : formatUsd(income)),
    ],
    empty: NOTHING,
    note: basis && BASES[basis],
  });
}

export function goalsSection(goals: FactFinder['goals']): Content {
  return section({
    title: 'Goals',
    layout: 'text',
    source: FACT_FINDER,
    rows: goals.map((goal) => [goal]),
    empty: 'No goals yet',
  });
}

export function estateSection(estate: FactFinder['estate']): Content {
  return section({
    title: 'Estate planning',
    layout: 'facts',
    source: FACT_FINDER,
    rows: [
      ...fact('Will', estate.will),
      ...fact('Trust', estate.trust),
      ...fact('Health care proxy', estate.healthCareProxy),
      ...fact('Notes', estate.notes),
    ],
    empty: NOTHING,
  });
}

export function advisorSection(): Content {
  return section({
    title: 'Advisor summary',
    layout: 'text',
    source: 'General educational information, the same for everyone',
    rows: ADVISOR_TEXT.map((paragraph) => [paragraph]),
  });
}
