import { addDays, matchPaystubDeposit, type Paystub } from '@halyard/shared-contracts/finance';
import { formatUsd, negate, percentOf } from '@halyard/shared-contracts/money';
import { failureMessage, useTransactionsQuery } from '@halyard/shared-contracts/store';
import {
  Button,
  CivilDate,
  List,
  ListRow,
  Money,
  Panel,
  Percent,
  QueryView,
  spokenDate,
} from '@halyard/shared-contracts/ui';
import styles from './income.module.css';
import { useSavePaystub } from './use-save-paystub';

/** This is wider than the window that matches a deposit to a paystub. */
const AROUND_DAYS = 7;

interface PaystubPanelProps {
  readonly paystub: Paystub;
  readonly onClose: () => void;
}

export function PaystubPanel({ paystub, onClose }: PaystubPanelProps) {
  const { remove } = useSavePaystub();
  const { date, employer, gross, deductions, net } = paystub;
  return (
    <Panel
      open
      title={`Paystub of ${spokenDate(date)}`}
      onClose={onClose}
      footer={
        <Button onClick={() => void remove(paystub).then((done) => done && onClose())}>
          Remove paystub
        </Button>
      }
    >
      <p className={styles.employer}>{employer}</p>
      <dl className={styles.steps}>
        <dt>Gross</dt>
        <dd>
          <Money amount={gross} />
        </dd>
        <dt>
          Deductions (<Percent value={percentOf(deductions, gross)} decimals={1} />)
        </dt>
        <dd>
          <Money amount={negate(deductions)} />
        </dd>
        <dt className={styles.net}>Net</dt>
        <dd className={styles.net}>
          <Money amount={net} />
        </dd>
      </dl>
      <h3 className={styles.depositTitle}>Bank deposit</h3>
      <Deposit paystub={paystub} />
    </Panel>
  );
}

function Deposit({ paystub }: { readonly paystub: Paystub }) {
  const { date, net } = paystub;
  const query = useTransactionsQuery({
    startDate: addDays(date, -AROUND_DAYS),
    endDate: addDays(date, AROUND_DAYS),
  });
  return (
    <QueryView query={query} loading="Looking for the deposit..." errorMessage={failureMessage}>
      {({ transactions }) => {
        const deposit = matchPaystubDeposit(paystub, transactions);
        return deposit === null ? (
          <p className={styles.note}>No deposit of {formatUsd(net)} was found around this day.</p>
        ) : (
          <List>
            <ListRow
              title={deposit.merchant}
              subtitle={<CivilDate date={deposit.date} />}
              value={<Money amount={deposit.amount} tone="positive" plus />}
              meta={deposit.pending ? 'Pending' : 'Matches the net to the cent'}
            />
          </List>
        );
      }}
    </QueryView>
  );
}
