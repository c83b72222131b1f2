import type { MonthIncomeBasis } from '@halyard/shared-contracts/finance';
import styles from './net-cash-flow-label.module.css';

const BASES: Readonly<Record<MonthIncomeBasis, string>> = {
  profile: 'before tax',
  paystubs: 'after tax',
  deposits: 'from regular deposits',
  received: 'of money received',
};

interface NetCashFlowLabelProps {
  readonly basis: MonthIncomeBasis | undefined;
  readonly soFar: boolean;
}

/** */
export function NetCashFlowLabel({ basis, soFar }: NetCashFlowLabelProps) {
  const words = [basis && BASES[basis], soFar && 'so far'].filter(Boolean).join(', ');
  return <>Net Cash Flow {words && <span className={styles.base}>{words}</span>}</>;
}
