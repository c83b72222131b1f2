import type { FinancialData } from '@halyard/shared-contracts/finance';
import { wordsOf } from '../../tokens';

const ASKS =
  /^(?:how much|what) (?:money )?(?:have i|did i|do i have|is|has been|i have) (?:already |so far )?(?:put|set|been put|been set|saved|stashed|socked)(?: up)?(?: aside| away)? (?:already |so far )?for (?:my |the )?tax(?:es)?(?: already| so far| yet)?$/;
const TAX = new Set(['tax', 'taxes', 'irs']);

/** Money for taxes is in the account whose name says so. */
export function taxAccount(text: string, { accounts }: FinancialData): string {
  if (!ASKS.test(text)) return text;
  const own = accounts.filter(({ name }) => wordsOf(name).some((word) => TAX.has(word)));
  const [only] = own;
  return only && own.length === 1
    ? `how much is in my ${wordsOf(only.name).join(' ')} account`
    : text;
}
