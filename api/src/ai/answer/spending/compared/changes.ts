import type { FinancialData } from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd, subtract, ZERO } from '@halyard/shared-contracts/money';
import type { Query } from '@halyard/shared-contracts/wire';
import { type FiguredText, say } from '../../../fact/figured-text';
import type { Period } from '../../../understand/time/periods';
import type { Rows } from '../../answer-request';
import { money } from '../../facts';
import { type Part, sentence, table } from '../../parts';
import { periodName } from '../../period/period-words';
import { groupsOf, HEADS, type Kind, MOST, nameOf, narrowed, TOTALS } from '../split';

type Split = NonNullable<Query['split']>;

export interface Side {
  readonly found: Rows;
  readonly period: Period;
}

interface Amount {
  readonly value: Cents;
  readonly line: FiguredText;
}

/** Returns the amount of each group of the split by its key. */
function amountsOf({ found: { rows, query } }: Side, kind: Kind, split: Split) {
  return new Map<string, Amount>(
    groupsOf(rows, split).map(({ key, rows: own }) => {
      const value = TOTALS[kind](own);
      return [key, { value, line: say`${money(kind, value, narrowed(query, split, own))}` }];
    }),
  );
}

const NOTHING: Amount = { value: ZERO, line: say`$0.00` };

export function changesTable(
  {
    kind,
    split,
    most,
    order,
  }: {
    readonly kind: Kind;
    readonly split: Split;
    readonly most: number | null;
    readonly order: Query['order'];
  },
  now: Side,
  before: Side,
  financialData: FinancialData,
): Part[] {
  const weight = (change: number) =>
    order === 'most' ? change : order === 'least' ? -change : Math.abs(change);
  const [nows, befores] = [amountsOf(now, kind, split), amountsOf(before, kind, split)];
  const changes = [...new Set([...nows.keys(), ...befores.keys()])]
    .map((key) => {
      const [own, other] = [nows.get(key) ?? NOTHING, befores.get(key) ?? NOTHING];
      return { key, own, other, change: subtract(own.value, other.value) };
    })
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => weight(b.change) - weight(a.change))
    .slice(0, most ?? MOST[split]);
  const [first] = changes;
  if (!first) return [];
  const name = nameOf(split, first.key, financialData);
  const way = first.change > 0 ? 'rose' : 'fell';
  return [
    sentence(
      say`${name} ${way} the most: by ${formatUsd(abs(first.change))}, from ${first.other.line} to ${first.own.line}.`,
    ),
    table(
      `What changed, by ${split}`,
      [HEADS[split], 'Change', periodName(now.period), periodName(before.period)],
      changes.map(({ key, own, other, change }) => [
        say`${nameOf(split, key, financialData)}`,
        say`${formatUsd(change, { plus: true })}`,
        own.line,
        other.line,
      ]),
    ),
  ];
}
