import {
  countWords,
  debtsToPayOff,
  type FinancialData,
  type InvestmentHistory,
  shortMonthLabel,
} from '../../finance';
import { formatWholeUsd } from '../../money';
import { firstTaxFacts, isTaxKnown, knownIncome, taxYearOf } from '../household/tax-facts';
import type { Outcome } from '../projection/outcome';
import { chanceOf100 } from '../projection/outcome-words';
import { isInvestment } from '../returns/history-facts';
import { inPercent, noReturnWords, periodWords, returnRows } from '../returns/return-rows';
import { hasNoReturn } from '../returns/series';
import { NET_WORTH_YEARS } from '../settings';
import { incomeTaxBrackets } from '../sourced/income-tax';
import { yearlyTax } from '../tax/yearly-tax';
import { emergencyWords } from '../what-if/emergency-words';
import type { WhatIfFigures } from '../what-if/figures';
import type { PlanLine } from './line';

export type SummaryData = FinancialData;

const PLAN = '/wealth-plan';
const UNKNOWN = 'not known yet';

function freeWords(free: WhatIfFigures['debtFree']): string {
  if (free === 'none') return UNKNOWN;
  return free === 'never' ? 'Never, with today’s payments' : shortMonthLabel(free);
}

function debtLine({ debtFree, debtsLeftOut }: WhatIfFigures, data: SummaryData): PlanLine {
  const count = debtsToPayOff(data).length;
  const lacking = debtsLeftOut.length;
  const terms =
    lacking === 0 ? ', rates and payments' : `; the rate or payment of ${lacking} is not known`;
  const [value, from] =
    count === 0
      ? ['No debts to pay off', 'Loans, and cards that are not paid in full']
      : [freeWords(debtFree), `${countWords(count, 'debt')}${terms}`];
  return { label: 'Free of debt', value, from, screen: PLAN };
}

const emergencyLine = ({ emergencyMonths: months }: WhatIfFigures): PlanLine => ({
  label: 'Emergency savings last',
  value: months === null ? UNKNOWN : emergencyWords(months),
  from: 'Savings and usual spending',
  screen: PLAN,
});

function chanceLines({ plan }: WhatIfFigures, outcome: Outcome | null): PlanLine[] {
  if (!plan || !outcome) return [];
  const { low, high } = outcome.interval;
  const percent = (share: number) => String(Math.round(inPercent(share)));
  return [
    {
      label: `Money lasts to ${plan.lastAge}`,
      value: `${chanceOf100(outcome)} of 100 futures`,
      from: `${outcome.paths.toLocaleString('en-US')} tried, between ${percent(low)} and ${percent(high)}`,
      screen: PLAN,
    },
  ];
}

const worthLines = ({ netWorth }: WhatIfFigures): PlanLine[] =>
  NET_WORTH_YEARS.flatMap((years, at) => {
    const amount = netWorth[at] ?? null;
    return amount === null
      ? []
      : [
          {
            label: `Net worth in ${years} years`,
            value: formatWholeUsd(amount),
            from: 'Steady growth, today’s dollars',
            screen: PLAN,
          },
        ];
  });

const scoreLine = ({ score }: WhatIfFigures): PlanLine => ({
  label: 'Halyard’s score',
  value: score === null ? UNKNOWN : `${score} of 100`,
  from: 'Six factors of your own figures',
  screen: '/score',
});

const gapLine = ({ lifeGap }: WhatIfFigures): PlanLine => ({
  label: 'Others would lack',
  value: lifeGap === null ? UNKNOWN : formatWholeUsd(lifeGap),
  from: 'Debts, income, mortgage, education',
  screen: '/protection',
});

function taxLines(data: SummaryData): PlanLine[] {
  const known = knownIncome(data);
  const facts = firstTaxFacts(known);
  if (!isTaxKnown(facts, known)) return [];
  return [
    {
      label: 'Taxes of a year, estimated',
      value: formatWholeUsd(yearlyTax(taxYearOf(facts)).total),
      from: `Rules of ${incomeTaxBrackets.validFrom.slice(0, 4)}, single return`,
      screen: '/income',
    },
  ];
}

function returnLines(data: SummaryData, history: InvestmentHistory): PlanLine[] {
  const rows = returnRows(data.accounts.filter(isInvestment), { ...history, today: data.today });
  const [first] = rows;
  if (!first) return [];
  const { money } = first;
  return [
    {
      label: 'Investments returned',
      value: hasNoReturn(money) ? noReturnWords(money) : `${inPercent(money.rate).toFixed(1)}%`,
      from: periodWords(first) ?? 'Values and flows that the bank reports',
      screen: '/investments',
    },
  ];
}

export interface ResultFacts {
  readonly figures: WhatIfFigures;
  readonly outcome: Outcome | null;
  readonly history: InvestmentHistory;
}

export const planResults = (
  data: SummaryData,
  { figures, outcome, history }: ResultFacts,
): PlanLine[] => [
  debtLine(figures, data),
  emergencyLine(figures),
  ...chanceLines(figures, outcome),
  ...worthLines(figures),
  gapLine(figures),
  scoreLine(figures),
  ...taxLines(data),
  ...returnLines(data, history),
];
