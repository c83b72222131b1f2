import {
  addDays,
  BILL_CHOICES,
  type IsoDate,
  isSpending,
  recurringStreams,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { abs, toDollars } from '@halyard/shared-contracts/money';
import { useTransactionsQuery } from '@halyard/shared-contracts/store';
import { Button, SelectField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { RHYTHM_WORDS } from './bill-words';
import styles from './bills.module.css';
import { useBillChoices } from './use-bill-changes';

const RECENT_DAYS = 100;
const MOST = 200;

function otherPayees(transactions: readonly Transaction[], today: IsoDate) {
  const known = new Set(
    recurringStreams(transactions, today).flatMap((each) => each.transactionIds),
  );
  const from = addDays(today, -RECENT_DAYS);
  const latest = new Map<string, Transaction>();
  for (const row of transactions) {
    if (row.date < from || row.date > today || known.has(row.id) || !isSpending(row)) continue;
    if (row.amount < 0 && !latest.has(row.merchant)) latest.set(row.merchant, row);
  }
  return [...latest.values()].slice(0, MOST);
}

const RHYTHMS = BILL_CHOICES.filter((rhythm) => rhythm !== 'none');

export function IsBillForm() {
  const { data } = useTransactionsQuery();
  const [payee, setPayee] = useState('');
  const [rhythm, setRhythm] = useState<(typeof RHYTHMS)[number]>('monthly');
  const { say } = useBillChoices();
  if (!data) return null;
  const payees = otherPayees(data.transactions, data.today);
  const row = payees.find(({ merchant }) => merchant === payee);
  const submit = async () => {
    if (!row) return;
    const size = toDollars(abs(row.amount));
    const input = { payee, direction: 'out', low: size, high: size, rhythm } as const;
    if (await say(input, `${payee} is a bill now`)) setPayee('');
  };
  return (
    <div className={styles.isBill}>
      <SelectField
        label="A payee that is a bill"
        value={row ? payee : ''}
        onChange={(event) => setPayee(event.currentTarget.value)}
        options={[
          { value: '', label: 'Choose a payee' },
          ...payees.map(({ merchant }) => ({ value: merchant, label: merchant })),
        ]}
      />
      <SelectField
        label="How often"
        value={rhythm}
        onChange={(event) => {
          const chosen = RHYTHMS.find((each) => each === event.currentTarget.value);
          if (chosen) setRhythm(chosen);
        }}
        options={RHYTHMS.map((each) => ({ value: each, label: RHYTHM_WORDS[each] }))}
      />
      <Button aria-disabled={!row} onClick={() => void submit()}>
        This is a bill
      </Button>
    </div>
  );
}
