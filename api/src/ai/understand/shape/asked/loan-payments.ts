import { debtTypeFacts, type FinancialData } from '@halyard/shared-contracts/finance';
import { MOST_SUBJECTS } from '@halyard/shared-contracts/wire';
import { wordsOf } from '../../tokens';

const ALL = '(?: in total| total| altogether| all together| in all| combined)?';
const MONTHLY = '(?:(?:a|per|each|every) month|monthly)';
const KINDS =
  '(?: (?:the |my |and |plus )?(?:mortgage|car|auto|house|home|student|personal)(?: loans?)?){0,4}';
const ASKS: readonly RegExp[] = [
  new RegExp(
    `^(?:how much|what) (?:money )?(?:do|am|are) i (?:pay|paying|spend|spending)${ALL} (?:for|on|toward|towards) (?:my |the )?loans${ALL} ${MONTHLY}${ALL}${KINDS}$`,
  ),
  new RegExp(
    `^(?:what (?:are|is) |how much (?:are|is) )?(?:my |the )?(?:total )?(?:loan payments${ALL} ${MONTHLY}|monthly loan payments)${ALL}${KINDS}$`,
  ),
];

/** 'My loans' are the debts without the cards, but 'all my loans' can mean every debt. */
export function loanPayments(text: string, { liabilities }: FinancialData): string {
  if (!ASKS.some((asks) => asks.test(text))) return text;
  const loans = liabilities.filter(({ type }) => !debtTypeFacts(type).isCard);
  if (loans.length === 0 || loans.length > MOST_SUBJECTS) return text;
  return `minimum payments of ${loans.map(({ name }) => wordsOf(name).join(' ')).join(' and ')}`;
}
