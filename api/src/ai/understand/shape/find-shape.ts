import { MOST_ROWS, type Query } from '@halyard/shared-contracts/wire';
import { phrases } from '../words/phrases';
import { countOf } from '../time/time-words';
import { findPhrase, take, type Tokens } from '../tokens';
import { asksForMost } from './find-order';

const SPLITS = [
  [
    'month',
    phrases(
      'by month,month by month,per month this year,monthly breakdown,each month this year,monthly',
    ),
  ],
  [
    'category',
    phrases(
      'top spending category,top spending categories,biggest spending category,biggest category,largest category,top category,spending category,spending categories,by category,per category,by categories,break down,breakdown,which category,what category,top categories,most expensive category,highest category,priciest category,costliest category,smallest category,lowest category,cheapest category,least expensive category,categories,money go,money goes,money going',
    ),
  ],
  [
    'merchant',
    phrases(
      'top places,places i spend,places do i spend,places where i spend,places that i spend,which places,what places,biggest client,largest client,top client,best client,biggest customer,largest customer,top customer,best customer,by merchant,per merchant,by store,which store,which merchant,which shop,merchants,stores,shops,spend the most money,where did i spend,where do i spend,which stores,which client,what client,by client,which customer,by customer,which employer,by source,clients,customers',
    ),
  ],
  [
    'account',
    phrases(
      'by account,per account,by card,which card,which account,what card,each account,each card',
    ),
  ],
] as const;

const EXTREMES =
  'cheapest,most expensive,priciest,biggest,largest,highest,lowest,smallest,best,worst,biggest spending,highest spending,lowest spending,largest spending,least expensive';
const extreme = (unit: string): string =>
  EXTREMES.split(',')
    .map((word) => `${word} ${unit}`)
    .join(',');

/**
 * Each unit of time has the phrases that divide a sum by it, and those that ask for the unit with the most or the
 * least.
 */
const TIMES = [
  [
    'weekday',
    phrases('by weekday,by day of the week,by day of week'),
    phrases(
      'which day of the week,what day of the week,which day of week,what day of week,day of the week,which weekday,what weekday',
    ),
  ],
  [
    'week',
    phrases('by week,week by week,weekly breakdown'),
    phrases(`which week,what week,${extreme('week')}`),
  ],
  [
    'day',
    phrases('by day,day by day,daily breakdown'),
    phrases(`which day,what day,which date,what date,single day,${extreme('day')}`),
  ],
  [
    'month',
    phrases('by month,month by month'),
    phrases(`which month,what month,which months,what months,month did i,${extreme('month')}`),
  ],
  [
    'year',
    phrases('by year,year by year,yearly breakdown,annual breakdown'),
    phrases(`which year,what year,${extreme('year')}`),
  ],
] as const;

/** Marks the words as explained. */
export function findTimeSplit(tokens: Tokens): Query['split'] {
  for (const [split, always, ofMost] of TIMES) {
    const all = asksForMost(tokens) ? [...always, ...ofMost] : always;
    const match = all.find((words) => findPhrase(tokens, words) !== -1);
    if (!match) continue;
    take(tokens, findPhrase(tokens, match), match.length);
    return split;
  }
  return null;
}

const WHEN = phrases(
  'what day of the month,which day of the month,what day,which day,what date,which date,what month,which month,what year,which year,on what day',
);

/** 'What day is rent due' asks for a time. */
export function takeWhen(tokens: Tokens): boolean {
  const match = WHEN.find((words) => findPhrase(tokens, words) !== -1);
  if (match) take(tokens, findPhrase(tokens, match), match.length);
  return match !== undefined;
}

export function findSplit(tokens: Tokens): Query['split'] {
  for (const [split, all] of SPLITS) {
    const match = all.find((words) => findPhrase(tokens, words) !== -1);
    if (!match) continue;
    take(tokens, findPhrase(tokens, match), match.length);
    return split;
  }
  return null;
}

const RANKS = new Set(
  'largest biggest highest most latest last recent smallest cheapest lowest priciest newest'.split(
    ' ',
  ),
);

const NEWEST = new Set(
  'last latest recent newest next biggest largest smallest cheapest highest lowest priciest'.split(
    ' ',
  ),
);

const ONCE = new Set(['time', 'thing']);

/** Finds 'top 5', '3 largest', 'last 5', and 'last time', which means one. */
export function findTop(tokens: Tokens): number | null {
  const { words } = tokens;
  for (let at = 0; at < words.length; at += 1) {
    const after = words[at] === 'top' ? countOf(words[at + 1]) : null;
    const isCounted = RANKS.has(words[at + 1] ?? '') && !tokens.taken[at];
    const before = isCounted ? countOf(words[at]) : null;
    const isNewest = NEWEST.has(words[at] ?? '') && !tokens.taken[at];
    const newest = isNewest
      ? ONCE.has(words[at + 1] ?? '') && words[at] !== 'next'
        ? 1
        : countOf(words[at + 1])
      : null;
    const count = after ?? before ?? newest;
    if (words[at] === 'top') take(tokens, at, after === null ? 1 : 2);
    else if (before !== null) take(tokens, at, 1);
    else if (newest !== null) take(tokens, at, 2);
    if (count !== null) return Math.min(count, MOST_ROWS);
  }
  return null;
}

const COMPARES = phrases(
  'the same as,same as,stack up against,stack up to,measure up to,match up with,compare,compared,comparison,versus,than,against,compares,comparing,difference,what changed',
);
const AVERAGES = phrases(
  'than my average,than our average,than the average,than my usual,than our usual,than my normal,above my average,below my average,versus my average,versus average,versus usual,compared to usual,compared with usual,compared to my average,compared to normal,than it usually is,than i typically do,than i typically spend,than i usually spend,than i normally do,than usual,than normal,than average,than normally,than i usually do,too much,compared to average,to my average,than typical,above average,below average',
);

const SUMS = new Set('spending spend expenses income earnings bill bills'.split(' '));
const CHANGES = new Set('change changed differ rise grow grew fall drop'.split(' '));

/** 'How did my spending change from May to June' compares two months. */
function asksForChangeOfSum({ words }: Tokens): boolean {
  const change = words.findIndex((word) => CHANGES.has(word));
  const from = change === -1 ? -1 : words.indexOf('from', change);
  return from !== -1 && words.indexOf('to', from) !== -1 && words.some((word) => SUMS.has(word));
}

/** 'Gas versus phone versus internet' has the word twice. */
function takeAll(tokens: Tokens, phrase: readonly string[]): void {
  let at = findPhrase(tokens, phrase);
  while (at !== -1) {
    take(tokens, at, phrase.length);
    at = findPhrase(tokens, phrase);
  }
}

export interface Comparing {
  readonly isComparison: boolean;
  readonly withAverage: boolean;
}

export function findComparison(tokens: Tokens): Comparing {
  const average = AVERAGES.find((words) => findPhrase(tokens, words) !== -1);
  if (average) take(tokens, findPhrase(tokens, average), average.length);
  const compares = COMPARES.filter((words) => findPhrase(tokens, words) !== -1);
  for (const words of compares) takeAll(tokens, words);
  const isComparison = compares.length > 0 || asksForChangeOfSum(tokens);
  return { isComparison: isComparison && !average, withAverage: average !== undefined };
}
