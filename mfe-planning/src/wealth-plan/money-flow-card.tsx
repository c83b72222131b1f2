import type { IncomeBasis, MoneyFlow } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { Card, Figure } from '@halyard/shared-contracts/ui';
import { ArrowRight, type LucideIcon, PiggyBank, Scale, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FittedAmount } from '@halyard/shared-contracts/ui/parts';
import styles from './wealth-plan.module.css';

interface MoneyFlowCardProps {
  readonly flow: MoneyFlow;
  readonly basis: IncomeBasis | null;
}

export function MoneyFlowCard({ flow, basis }: MoneyFlowCardProps) {
  return (
    <Card title="Money flow">
      <div className={styles.flow}>
        <div className={styles.income}>
          <Figure
            label="Monthly income"
            size="hero"
            value={<FittedAmount amount={flow.monthlyIncome} />}
          />
          <p className={styles.note}>
            <BasisNote basis={basis} />
          </p>
        </div>
        <ArrowRight size={24} aria-hidden="true" className={styles.arrow} />
        <div className={styles.places}>
          <Place
            icon={PiggyBank}
            label="Cash & Emergency"
            amount={flow.cash}
            note="Safety net & daily expenses"
          />
          <Place
            icon={TrendingUp}
            label="Investments"
            amount={flow.investments}
            note="Future growth"
          />
          <Place icon={Scale} label="Debt" amount={flow.debt} note="Pay down strategically" />
        </div>
      </div>
    </Card>
  );
}

function BasisNote({ basis }: { readonly basis: IncomeBasis | null }) {
  if (basis === 'profile') return 'Your yearly income before tax, divided by 12';
  if (basis === 'deposits') return 'Estimated from your regular deposits, after tax';
  return (
    <>
      Not known yet. <Link to="/fact-finder">Add your income in the fact finder.</Link>
    </>
  );
}

interface PlaceProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly amount: Cents;
  readonly note: string;
}

function Place({ icon: Icon, label, amount, note }: PlaceProps) {
  return (
    <div className={styles.place}>
      <Icon size={20} aria-hidden="true" className={styles.placeIcon} />
      <Figure label={label} size="large" value={<FittedAmount amount={amount} />} />
      <p className={styles.note}>{note}</p>
    </div>
  );
}
