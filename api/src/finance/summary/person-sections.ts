import {
  annualIncome,
  type FinancialData,
  type GoalProgress,
  incomeBasis,
  type IncomeBasis,
  paceWords,
  spokenDate,
} from '@halyard/shared-contracts/finance';
import { formatUsd, formatWholeUsd } from '@halyard/shared-contracts/money';
import { ADVISOR_TEXT, type FactFinder } from '@halyard/shared-contracts/wire';
import type { Content } from 'pdfmake';
import { section } from './section';
import { FACT_FINDER } from './source';

const BASES: Readonly<Record<IncomeBasis, string>> = {
  profile: 'Annual income is before tax.',
  deposits: 'Annual income is estimated from your regular deposits, after tax.',
};

const NOTHING = 'Nothing answered yet';

/** An unanswered question has no row. */
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

/** Returns a line such as “A home, $40,000 by June 30, 2027: $12,000 set aside, on track”. */
function goalLine(progress: GoalProgress): string {
  const { goal, funded } = progress;
  const until = goal.date === null ? '' : `by ${spokenDate(goal.date)}`;
  const amount = goal.target === null ? '' : formatWholeUsd(goal.target);
  const what = [goal.name, [amount, until].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  if (goal.target === null) return what;
  return `${what}: ${formatWholeUsd(funded)} set aside, ${paceWords(progress)}`;
}

export function goalsSection(goals: readonly GoalProgress[]): Content {
  return section({
    title: 'Goals',
    layout: 'text',
    source: 'Your goals, the most important one first',
    rows: goals.map((goal) => [goalLine(goal)]),
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
