import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { Card, Figure, Money } from '@halyard/shared-contracts/ui';
import { HeroAmount } from '../hero-amount';
import { cashFlowMessage, monthName } from '../money-words';
import type { IncomeView } from './income-view';
import styles from './income.module.css';

interface CashFlowCardProps {
  readonly month: IsoMonth;
  readonly view: IncomeView;
}

export function CashFlowCard({ month, view }: CashFlowCardProps) {
  const { netIncome, spending, netCashFlow } = view;
  return (
    <Card title="Monthly Cash Flow" footer={cashFlowMessage(netCashFlow)}>
      <div className={styles.figures}>
        <Figure label="Monthly Net Income" value={<Money amount={netIncome.amount} />} />
        <Figure
          label={`Actual Spending (${monthName(month)})`}
          value={<Money amount={spending} />}
        />
        <div className={styles.wide}>
          <Figure
            label="Net Cash Flow"
            value={<HeroAmount amount={netCashFlow} />}
            tone={netCashFlow < 0 ? 'negative' : 'positive'}
          />
        </div>
      </div>
      {netIncome.basis === 'deposits' && (
        <p className={styles.note}>
          Without paystubs, net income is what was paid in during {monthName(month)}.
        </p>
      )}
    </Card>
  );
}
