import {
  useAccountsQuery,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { Button, Dialog } from '@halyard/shared-contracts/ui';
import { CalendarClock, ChevronRight, Landmark, Wallet } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './found-dialog.module.css';
import { foundView } from './found-view';

const ICONS = [Landmark, CalendarClock, Wallet];

function useFound() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const transactions = useTransactionsQuery();
  const today = useToday();
  if (!accounts.data || !liabilities.data || !transactions.data) return null;
  return foundView({ ...accounts.data, ...liabilities.data, ...transactions.data, today });
}

export function FoundDialog() {
  const found = useFound();
  const navigate = useNavigate();
  const close = () => void navigate('/', { replace: true });
  if (!found) return null;
  return (
    <Dialog
      open
      title={found.title}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          Looks right
        </Button>
      }
    >
      <ul role="list" className={styles.rows}>
        {found.rows.map(({ count, detail, to }, index) => {
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
