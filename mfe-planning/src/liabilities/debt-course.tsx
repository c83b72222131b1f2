import {
  paidInFull,
  paidPercent,
  type PayoffOutlook,
  payoffOutlook,
} from '@halyard/shared-contracts/finance';
import { Button, monthLabel } from '@halyard/shared-contracts/ui';
import { canChangeTerms } from './can-change-terms';
import type { DebtContext } from './debt-context';
import styles from './liabilities.module.css';
import type { DebtRow } from './liabilities-view';

interface DebtCourseProps {
  readonly row: DebtRow;
  readonly context: DebtContext;
  readonly onTerms: () => void;
}

export function DebtCourse({ row: { liability, notInTotal }, context, onTerms }: DebtCourseProps) {
  const { transactions, today } = context;
  const outlook = payoffOutlook(liability, today);
  if (notInTotal !== null || outlook.kind === 'none') return null;
  if (paidInFull({ liabilities: [liability], transactions, today }).has(liability.id)) {
    return <div>Paid in full each month</div>;
  }
  if (outlook.kind === 'unknown') {
    return canChangeTerms(liability) ? (
      <div className={styles.above}>
        <Button variant="quiet" size="small" onClick={onTerms}>
          {outlook.missing === 'payment' ? 'Add payment' : 'Add rate'}
        </Button>
      </div>
    ) : null;
  }
  return (
    <>
      <div>{endWords(outlook)}</div>
      <Progress percent={paidPercent(liability)} />
    </>
  );
}

function endWords(outlook: Extract<PayoffOutlook, { kind: 'never' | 'ends' }>): string {
  return outlook.kind === 'ends'
    ? `Paid off in ${monthLabel(outlook.payoffMonth)}`
    : 'Never paid off at today’s payment';
}

function Progress({ percent }: { readonly percent: number | null }) {
  if (percent === null) return null;
  return (
    <div className={styles.progress}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.paid} style={{ width: `${percent}%` }} />
      </span>
      {Math.round(percent)}% paid off
    </div>
  );
}
