import {
  useAccountsQuery,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { Button, Dialog } from '@halyard/shared-contracts/ui';
import { CalendarClock, ChevronRight, Landmark, Wallet } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './link-summary-dialog.module.css';
import { linkSummaryView } from './link-summary-view';

const ICONS = [Landmark, CalendarClock, Wallet];

function useLinkSummary() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const transactions = useTransactionsQuery();
  const today = useToday();
  if (!accounts.data || !liabilities.data || !transactions.data) return null;
  return linkSummaryView({ ...accounts.data, ...liabilities.data, ...transactions.data, today });
}

export function LinkSummaryDialog() {
  const summary = useLinkSummary();
  const navigate = useNavigate();
  const close = () => void navigate('/', { replace: true });
  if (!summary) return null;
  return (
    <Dialog
      open
      title={summary.title}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          Looks right
        </Button>
      }
    >
      <ul role="list" className={styles.rows}>
        {summary.rows.map(({ count, detail, to }, index) => {
          const Icon = ICONS[index]!;
          return (
            <li key={to}>
              <Link to={to} className={styles.row}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
                <span className={styles.words}>
                  <strong>{count}</strong>
                  <span className={styles.detail}>{detail}</span>
                </span>
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
