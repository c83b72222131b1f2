import { add, type Cents, subtract, ZERO } from '../../../money';
import { totalDebt } from '../../account/totals';
import type { FinancialData } from '../../entities';
import { comparePayoffs } from '../compare-payoffs';
import { plannableDebts } from '../debt';
import { payoffMonth } from '../payoff-month';
import { debtsToPayOff } from './paid-in-full';

/**
 * Returns what is owed in all, from now and month by month, with today's payments. It is null while a debt has no rate
 * or no payment, or never ends. A card that is paid in full each month stays at what is owed today, because new
 * purchases follow.
 */
export function owedCourse(
  holder: Pick<FinancialData, 'liabilities' | 'transactions' | 'today'>,
): readonly Cents[] | null {
  const toPayOff = debtsToPayOff(holder);
  const { debts, incomplete } = plannableDebts(toPayOff);
  if (debts.length === 0 || incomplete.length > 0) return null;
  const start = payoffMonth(holder.today, 1);
  const { asNow } = comparePayoffs(debts, { extra: ZERO, start });
  if (asNow === 'never') return null;
  const stays = subtract(totalDebt(holder.liabilities), totalDebt(toPayOff));
  return asNow.owed.map((owed) => add(owed, stays));
}
