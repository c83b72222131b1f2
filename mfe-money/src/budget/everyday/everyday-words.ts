import { type EverydayBudget, shortDay } from '@halyard/shared-contracts/finance';
import { formatWholeUsd } from '@halyard/shared-contracts/money';

const isLastDay = ({ days }: Pick<EverydayBudget, 'days'>): boolean => days === 1;

export function paceWords(everyday: EverydayBudget): string {
  const { left, perDay, days, until } = everyday;
  if (isLastDay(everyday)) return `on the last day of the month`;
  return left > 0
    ? `${formatWholeUsd(perDay)} a day until ${shortDay(until)}`
    : `with ${days} days to go`;
}

export function reservedWords({ reserved }: Pick<EverydayBudget, 'reserved'>): string {
  return reserved > 0
    ? `For everyday spending. Another ${formatWholeUsd(reserved)} is set aside for bills and savings to come.`
    : 'For everyday spending. The bills and savings of this month are done.';
}
