import { MOST_ROWS, type Query } from '@halyard/shared-contracts/wire';
import { phrases } from './phrases';
import { countOf } from './time-words';
import { findPhrase, take, type Tokens } from './tokens';

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
      'by category,per category,by categories,break down,breakdown,which category,what category,top categories,categories,money go,money goes,money going',
    ),
  ],
  [
    'merchant',
    phrases(
      'by merchant,per merchant,by store,which store,which merchant,which shop,merchants,stores,shops,spend the most money,where did i spend,where do i spend,which stores',
    ),
  ],
  ['account', phrases('by account,per account,by card')],
] as const;

/** What a question wants its figure to be divided by. */
export function findSplit(tokens: Tokens): Query['split'] {
  for (const [split, all] of SPLITS) {
    const match = all.find((words) => findPhrase(tokens, words) !== -1);
    if (!match) continue;
    take(tokens, findPhrase(tokens, match), match.length);
    return split;
  }
  return null;
}

const RANKS = new Set(['largest', 'biggest', 'highest', 'most', 'latest', 'last', 'recent']);

/** 'Top 5' and '3 largest'. */
export function findTop(tokens: Tokens): number | null {
  const { words } = tokens;
  for (let at = 0; at < words.length; at += 1) {
    const after = words[at] === 'top' ? countOf(words[at + 1]) : null;
    const isCounted = RANKS.has(words[at + 1] ?? '') && !tokens.taken[at];
    const before = isCounted ? countOf(words[at]) : null;
    const count = after ?? before;
    if (words[at] === 'top') take(tokens, at, after === null ? 1 : 2);
    else if (before !== null) take(tokens, at, 1);
    if (count !== null) return Math.min(count, MOST_ROWS);
  }
  return null;
}

const COMPARES = phrases(
  'compare,compared,comparison,versus,than,against,compares,comparing,difference',
);
const AVERAGES = phrases(
  'than usual,than normal,than average,than normally,than i usually do,too much,compared to average,to my average,than typical,above average,below average',
);

/** Whether a question compares, and with what. */
export interface Comparing {
  readonly isComparison: boolean;
  readonly withAverage: boolean;
}

export function findComparison(tokens: Tokens): Comparing {
  const average = AVERAGES.find((words) => findPhrase(tokens, words) !== -1);
  if (average) take(tokens, findPhrase(tokens, average), average.length);
  const compares = COMPARES.filter((words) => findPhrase(tokens, words) !== -1);
  for (const words of compares) take(tokens, findPhrase(tokens, words), words.length);
  return { isComparison: compares.length > 0 && !average, withAverage: average !== undefined };
}
