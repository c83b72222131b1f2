import { countWords, merchantYear } from '@halyard/shared-contracts/finance';
import type { ContributionProps } from '@halyard/shared-contracts/remote';
import { useToday, useTransactionsQuery } from '@halyard/shared-contracts/store';
import { Money } from '@halyard/shared-contracts/ui';
import { useMemo } from 'react';

export function YearlySum({ subject }: ContributionProps) {
  const today = useToday();
  const { data } = useTransactionsQuery();
  const rows = data?.transactions;
  const merchant = rows?.find(({ id }) => id === subject)?.merchant;
  const year = useMemo(
    () => (rows && merchant !== undefined ? merchantYear(rows, merchant, today) : null),
    [rows, merchant, today],
  );
  if (!year || year.count === 0) return null;
  const { direction, total, count } = year;
  return (
    <p>
      {direction === 'spent' ? `You spent ` : `${merchant} paid you `}
      <strong>
        <Money amount={total} />
      </strong>
      {direction === 'spent' && ` at ${merchant}`} in the last 12 months, in{' '}
      {countWords(count, 'payment')}.
    </p>
  );
}
