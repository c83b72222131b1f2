import { type FinancialData, type IsoDate, spokenDate } from '@halyard/shared-contracts/finance';
import {
  compareRows,
  NO_CHANGES,
  type Outcome,
  planOf,
  goalNeeds,
  USUAL_MORTGAGE_PERCENT,
  USUAL_MORTGAGE_YEARS,
  type WhatIfChanges,
  type WhatIfContext,
  whatIfFigures,
} from '@halyard/shared-contracts/long-run';
import { type Cents, formatWholeUsd } from '@halyard/shared-contracts/money';
import type { Content } from 'pdfmake';
import { QUIET, type SummaryDocument } from '../summary/layout';
import { section } from '../summary/section';
import { assumptionsSection, sourcesSection } from './plan-sections';

interface Tried {
  readonly context: WhatIfContext;
  readonly name: string;
  readonly changes: WhatIfChanges;
  readonly preparedOn: IsoDate;
  readonly outcome: (
    plan: NonNullable<ReturnType<typeof whatIfFigures>['plan']>,
  ) => Promise<Outcome>;
}

const row = (label: string, value: string | null): string[][] =>
  value === null ? [] : [[label, value]];

const amountRow = (label: string, amount: Cents | null) =>
  row(label, amount === null ? null : formatWholeUsd(amount));

function homeRows(changes: WhatIfChanges): string[][] {
  if (changes.homePrice === null) return [];
  const rate = changes.homeRate ?? USUAL_MORTGAGE_PERCENT;
  const years = changes.homeYears ?? USUAL_MORTGAGE_YEARS;
  return [
    ...amountRow('A home for', changes.homePrice),
    ...amountRow('Down payment', changes.homeDown),
    ...row('Mortgage', `${years} years at ${rate}%`),
    ...amountRow('Rent that ends, a month', changes.rent),
  ];
}

function changesSection(changes: WhatIfChanges): Content {
  const { monthsWithoutIncome: months, marketFall: fall, retirementAge } = changes;
  return section({
    title: 'What changes',
    layout: 'amounts',
    source: 'As you entered it',
    rows: [
      ...amountRow('More on debts, a month', changes.extra),
      ...row('Retire at', retirementAge === null ? null : String(retirementAge)),
      ...homeRows(changes),
      ...amountRow('A child, a month for 18 years', changes.child),
      ...row('Months without pay', months === null ? null : String(months)),
      ...row('Stocks fall in year 1 by', fall === null ? null : `${fall}%`),
    ],
    empty: 'Nothing',
  });
}

const NOTE =
  'The chance is that of 5,000 tried futures, in blocks of years since 1928. Net worth is in today’s dollars with steady growth. The score is Halyard’s own. Educational information from your own figures, no professional advice and no promise.';

/** Prints a what-if as a PDF (P3-C3-6). */
export async function whatIfDocument(
  data: FinancialData,
  { context, name, changes, preparedOn, outcome }: Tried,
): Promise<SummaryDocument> {
  const now = whatIfFigures(data, context, NO_CHANGES);
  const then = whatIfFigures(data, context, changes);
  const chances = [
    now.plan && (await outcome(now.plan)),
    then.plan && (await outcome(then.plan)),
  ] as const;
  const rows = compareRows([now, then], chances);
  const household = planOf(data, context.choices, goalNeeds(data.goals));
  const isSample = data.source === 'sample';
  return {
    title: 'What if',
    mark: isSample ? 'Sample data' : '',
    preparedOn: spokenDate(preparedOn),
    content: [
      {
        stack: [
          { text: name, style: 'title' },
          {
            text: `Prepared on ${spokenDate(preparedOn)}. Figures of ${spokenDate(data.today)}.`,
            color: QUIET,
            margin: [0, 2, 0, 12],
          },
        ],
      },
      changesSection(changes),
      section({
        title: 'Now and then',
        layout: 'compared',
        source: isSample ? 'Computed from the sample household' : 'Computed from your own figures',
        rows: [['', 'Now', 'Then'], ...rows.map(({ label, now: a, then: b }) => [label, a, b])],
        note: NOTE,
      }),
      ...(household ? [assumptionsSection(household, context.choices)] : []),
      sourcesSection(data.today),
    ],
  };
}
