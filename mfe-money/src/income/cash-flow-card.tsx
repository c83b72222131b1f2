import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { Card, Figure, Money, PutAside } from '@halyard/shared-contracts/ui';
import { HeroAmount } from '../hero-amount';
import { cashFlowMessage, monthName } from '../money-words';
import { NetCashFlowLabel } from '../net-cash-flow-label';
import type { IncomeView } from './income-view';
import styles from './income.module.css';

interface CashFlowCardProps {
  readonly month: IsoMonth;
  readonly view: IncomeView;
}

export function CashFlowCard({ month, view }: CashFlowCardProps) {
  const { flow, setAside, soFar } = view;
  const { income, spending, net } = flow;
  return (
    <Card title="Monthly Cash Flow" footer={cashFlowMessage(flow, soFar)}>
      <div className={styles.figures}>
        <Figure label="Monthly Net Income" value={<Money amount={income?.amount ?? null} />} />
        <Figure
          label={`Actual Spending (${monthName(month)}${soFar ? ' so far' : ''})`}
          value={<Money amount={spending} />}
        />
        <div className={styles.wide}>
          <Figure
            label={<NetCashFlowLabel basis={income?.basis} soFar={soFar} />}
            value={<HeroAmount amount={net} />}
            tone={net !== null && net < 0 ? 'negative' : 'positive'}
          />
        </div>
      </div>
      {setAside > 0 && (
        <p className={styles.note}>
          <PutAside amount={setAside} />
        </p>
      )}
      {income?.basis === 'received' && (
        <p className={styles.note}>
          Without paystubs, net income is what was paid in during {monthName(month)}.
        </p>
      )}
    </Card>
  );
}
