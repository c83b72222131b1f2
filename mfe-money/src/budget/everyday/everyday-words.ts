import { type EverydayBudget, shortDay } from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd } from '@halyard/shared-contracts/money';

const dollars = (amount: Cents): string => formatUsd(amount, { decimals: 0 });

const isLastDay = ({ days }: Pick<EverydayBudget, 'days'>): boolean => days === 1;

export function paceWords(everyday: EverydayBudget): string {
  const { left, perDay, days, until } = everyday;
  if (isLastDay(everyday)) return `on the last day of the month`;
  return left > 0 ? `${dollars(perDay)} a day until ${shortDay(until)}` : `with ${days} days to go`;
}

export function reservedWords({ reserved }: Pick<EverydayBudget, 'reserved'>): string {
  return reserved > 0
    ? `For everyday spending. Another ${dollars(reserved)} is set aside for bills and savings to come.`
    : 'For everyday spending. The bills and savings of this month are done.';
}
