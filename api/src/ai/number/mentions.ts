import { CATEGORIES, type Category, type IsoMonth } from '@halyard/shared-contracts/finance';
import type { Aliases } from '../privacy/aliases';
import { monthNamed, type ReadNumber } from './read-numbers';

/** Things that a clause names; a figure in it has to be about one of them. */
export interface Mentions {
  readonly categories: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  /** Ids of accounts and debts. */
  readonly holdings: ReadonlySet<string>;
  readonly merchants: ReadonlySet<string>;
}

/** Words of everyday speech that are categories only when they stand as a name. */
const EVERYDAY: ReadonlySet<Category> = new Set([
  'Other',
  'Income',
  'Savings',
  'Transfer',
  'Salary',
]);
const NAMED = CATEGORIES.filter((name) => !EVERYDAY.has(name)).sort((a, b) => b.length - a.length);
const CATEGORY = new RegExp(`\\b(?:${NAMED.join('|')})\\b`, 'gi');

const MONTH_NAME =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|(?<=\b(?:in|of|for|during|since|from|to|than|with|and|vs|versus|against)\s)may)\b/gi;
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

function monthsOf(clause: string, numbers: readonly ReadNumber[], latest: IsoMonth): Set<string> {
  const months = new Set<string>();
  const read = numbers.filter((each) => each.kind === 'month');
  for (const { month, year } of read) {
    months.add(year ? `${year}-${String(month).padStart(2, '0')}` : monthNamed(month, latest));
  }
  const taken = numbers.filter((each) => each.kind === 'month' || each.kind === 'date');
  for (const match of clause.matchAll(MONTH_NAME)) {
    const isTaken = taken.some(
      ({ at, text }) => match.index >= at && match.index < at + text.length,
    );
    if (!isTaken) {
      months.add(monthNamed(MONTHS.indexOf(match[0].toLowerCase()) + 1, latest));
    }
  }
  return months;
}

/** What a clause is about. `latest` is the month that a name without a year counts back from. */
export function mentionsIn(
  clause: string,
  numbers: readonly ReadNumber[],
  world: {
    readonly latest: IsoMonth;
    readonly aliases: Aliases;
    readonly merchants: ReadonlySet<string>;
  },
): Mentions {
  const lower = clause.toLowerCase();
  const aliases = [...clause.matchAll(world.aliases.pattern)];
  return {
    categories: new Set([...clause.matchAll(CATEGORY)].map(([name]) => name.toLowerCase())),
    months: monthsOf(clause, numbers, world.latest),
    holdings: new Set(
      aliases.flatMap(([alias]) => world.aliases.idOf.get(alias.toLowerCase()) ?? []),
    ),
    merchants: new Set([...world.merchants].filter((name) => lower.includes(name.toLowerCase()))),
  };
}
