import { type Cents, fromDollars } from '@halyard/shared-contracts/money';
import { take, type Tokens } from './tokens';

const AMOUNT = /^\$?(\d[\d.]*)(k)?$/;
const MOST_DOLLARS = 1e9;
const UNIT = new Set(['dollars', 'dollar', 'bucks', 'usd', 'grand']);

/** Dollars with marks between thousands taken out, so that '$1,200.50' is one word. */
export const withoutThousands = (text: string): string => text.replace(/(?<=\d),(?=\d{3})/g, '');

function dollarsAt({ words }: Tokens, at: number): { dollars: number; count: number } | null {
  const [whole, digits, thousand] = AMOUNT.exec(words[at] ?? '') ?? [];
  if (whole === undefined || digits === undefined) return null;
  const unit = UNIT.has(words[at + 1] ?? '') ? 1 : 0;
  const isGrand = thousand !== undefined || words[at + 1] === 'grand';
  const dollars = Number(digits) * (isGrand ? 1_000 : 1);
  return Number.isFinite(dollars) && dollars <= MOST_DOLLARS ? { dollars, count: 1 + unit } : null;
}

/** The first amount that a question names, such as '$900', '650 dollars', or '15k'; null without one. */
export function findAmount(tokens: Tokens): Cents | null {
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (tokens.taken[at]) continue;
    const found = dollarsAt(tokens, at);
    if (!found) continue;
    take(tokens, at, found.count);
    return fromDollars(found.dollars);
  }
  return null;
}
