import { CivilDate, Facts, Money } from '@halyard/shared-contracts/ui';
import type { StatementTotals } from './statement-view';

interface StatementSummaryProps {
  readonly totals: StatementTotals;
  readonly currency: string;
}

export function StatementSummary({ totals, currency }: StatementSummaryProps) {
  const { taken, left, moneyIn, moneyOut, first, last } = totals;
  return (
    <Facts
      facts={[
        ['To import', taken.toLocaleString('en-US')],
        ['Left out', left > 0 && left.toLocaleString('en-US')],
        [
          'Days',
          first && last && (
            <>
              <CivilDate date={first} /> to <CivilDate date={last} />
            </>
          ),
        ],
        ['Money in', <Money key="in" amount={moneyIn} currency={currency} />],
        ['Money out', <Money key="out" amount={moneyOut} currency={currency} />],
      ]}
    />
  );
}
