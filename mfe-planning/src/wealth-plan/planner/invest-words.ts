import { type Debt, payDebtOrInvest, monthsWords } from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd, subtract } from '@halyard/shared-contracts/money';

export function investWords(
  debt: Debt & { readonly name: string },
  extra: Cents,
  returnPercent: number,
): string {
  if (extra <= 0) return 'Enter an extra payment above to compare.';
  const result = payDebtOrInvest(debt, { extra, returnPercent });
  if (result === 'never') {
    return `The payment for ${debt.name} does not cover its interest, so the debt comes first.`;
  }
  if (result === 'too-large') return 'That grows too large to show. Try a lower return.';
  const { better, months, debtFirst, investFirst } = result;
  const after = `After ${monthsWords(months)} the debt is gone either way. Paying it first leaves ${formatUsd(debtFirst)} invested; investing first leaves ${formatUsd(investFirst)}.`;
  if (better === 'equal') return `${after} Both rates are the same, so neither is ahead.`;
  const ahead = formatUsd(abs(subtract(debtFirst, investFirst)));
  return better === 'debt'
    ? `${after} Paying the debt is ahead by ${ahead}: its ${debt.aprPercent}% is above the ${returnPercent}% you expect.`
    : `${after} Investing is ahead by ${ahead}: the ${returnPercent}% you expect is above the debt’s ${debt.aprPercent}%. A return is not certain; the interest is.`;
}
