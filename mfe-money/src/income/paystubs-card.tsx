import { countWords, type IsoDate, type Paystub } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import {
  Button,
  Card,
  CivilDate,
  type Column,
  DataTable,
  Disclosure,
  EmptyState,
  Money,
} from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { AddPaystubDialog } from './add-paystub-dialog';
import styles from './income.module.css';
import { PaystubPanel } from './paystub-panel';

const RECENT_PAYSTUBS = 6;

const COLUMNS: readonly Column<Paystub>[] = [
  { key: 'date', header: 'Date', cell: ({ date }) => <PayDay date={date} /> },
  { key: 'employer', header: 'Employer', cell: ({ employer }) => employer },
  { key: 'gross', header: 'Gross', align: 'end', cell: ({ gross }) => <Money amount={gross} /> },
  {
    key: 'deductions',
    header: 'Deductions',
    align: 'end',
    cell: ({ deductions }) => <Money amount={deductions} />,
  },
  { key: 'net', header: 'Net', align: 'end', cell: ({ net }) => <Money amount={net} /> },
];

interface PaystubsCardProps {
  readonly paystubs: readonly Paystub[];
  readonly today: IsoDate;
}

export function PaystubsCard({ paystubs, today }: PaystubsCardProps) {
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<Paystub>();
  const [adding, setAdding] = useState(false);
  const addButton = <Button onClick={() => setAdding(true)}>Add paystub</Button>;
  return (
    <Card title="Recent Paystubs" actions={paystubs.length > 0 && addButton}>
      {paystubs.length === 0 ? (
        <EmptyState
          title="No paystubs yet"
          hint="Banks see your pay after tax. Add a paystub to see gross pay and deductions."
          action={addButton}
        />
      ) : (
        <Disclosure summary={<Newest paystubs={paystubs} />}>
          <div className={styles.paystubs}>
            <DataTable
              caption="Recent paystubs: press a date to see the paystub"
              columns={COLUMNS}
              rows={all ? paystubs : paystubs.slice(0, RECENT_PAYSTUBS)}
              rowKey={({ id }) => id}
              onRowOpen={setOpened}
            />
          </div>
          {paystubs.length > RECENT_PAYSTUBS && (
            <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show less' : `Show all ${paystubs.length}`}
            </Button>
          )}
        </Disclosure>
      )}
      {opened && <PaystubPanel paystub={opened} onClose={() => setOpened(undefined)} />}
      {adding && <AddPaystubDialog today={today} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Newest({ paystubs }: Pick<PaystubsCardProps, 'paystubs'>) {
  const [newest] = paystubs;
  return (
    <span className={styles.newest}>
      <span>{countWords(paystubs.length, 'paystub')}</span>
      {newest && (
        <span className={styles.note}>
          Newest <CivilDate date={newest.date} />: {formatUsd(newest.gross)} gross,{' '}
          {formatUsd(newest.net)} net
        </span>
      )}
    </span>
  );
}

function PayDay({ date }: Pick<Paystub, 'date'>) {
  return (
    <span className={styles.payDay}>
      <CivilDate date={date} />
    </span>
  );
}
