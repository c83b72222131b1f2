import { type Account, addDays, isIsoDate, shortDate } from '@halyard/shared-contracts/finance';
import { valuesOf } from '@halyard/shared-contracts/long-run';
import { type Cents, formatUsd, toDollars } from '@halyard/shared-contracts/money';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  Disclosure,
  Form,
  Money,
  MoneyField,
  TextField,
} from '@halyard/shared-contracts/ui';
import { BalanceChart } from '@halyard/shared-contracts/ui/parts';
import type { InvestmentsAnswer } from '@halyard/shared-contracts/wire';
import { useId, useState } from 'react';
import { usePlanningSavePastValueMutation } from '../data/investment-endpoints';
import { useWrite } from '../form/use-write';
import styles from './investments.module.css';

const NEWEST = 24;

interface PastValuesProps {
  readonly account: Account;
  readonly history: InvestmentsAnswer;
}

export function PastValues({ account, history }: PastValuesProps) {
  const values = valuesOf(account, history, history.today);
  const days = values.map(({ date, value }) => ({ date, balance: value }));
  const past = values.filter(({ date }) => date < history.today).toReversed();
  const canChange = account.source !== 'sample';
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>Past values</h3>
      {days.length > 1 && <BalanceChart days={days} label={`Value of ${account.name}`} />}
      {past.length > 0 && (
        <Disclosure summary="Each known day">
          <ul role="list" className={styles.values}>
            {past.slice(0, NEWEST).map(({ date, value }) => (
              <li key={date} className={styles.value}>
                <span>{shortDate(date)}</span>
                <Money amount={value} />
                {canChange && <RemoveValue accountId={account.id} date={date} value={value} />}
              </li>
            ))}
          </ul>
          {past.length > NEWEST && <p className={styles.note}>The newest {NEWEST} are listed.</p>}
        </Disclosure>
      )}
      {canChange && <AddValue account={account} history={history} />}
    </section>
  );
}

interface RemoveValueProps {
  readonly accountId: string;
  readonly date: InvestmentsAnswer['today'];
  readonly value: Cents;
}

function RemoveValue({ accountId, date, value }: RemoveValueProps) {
  const [save] = usePlanningSavePastValueMutation();
  const { busy, run } = useWrite();
  return (
    <Button
      size="small"
      variant="quiet"
      busy={busy}
      aria-label={`Remove ${formatUsd(value)} of ${shortDate(date)}`}
      onClick={() =>
        void run(() => save({ accountId, date, value: null }).unwrap(), 'Value removed')
      }
    >
      Remove
    </Button>
  );
}

function AddValue({ account, history: { today } }: PastValuesProps) {
  const id = useId();
  const [save] = usePlanningSavePastValueMutation();
  const { busy, error, run } = useWrite();
  const [date, setDate] = useState('');
  const [value, setValue] = useState<Cents | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const isPast = isIsoDate(date) && date < today;
  const submit = async () => {
    setSubmitted(true);
    if (!isPast || value === null) return;
    const body = { accountId: account.id, date, value: toDollars(value) };
    if (!(await run(() => save(body).unwrap(), 'Value saved'))) return;
    setDate('');
    setValue(null);
    setSubmitted(false);
  };
  return (
    <Disclosure summary="Add a past value">
      <Form id={id} onSubmit={submit} problem={error !== undefined && failureMessage(error)}>
        <TextField
          label="Day"
          type="date"
          max={addDays(today, -1)}
          value={date}
          error={submitted && !isPast ? 'Choose a day before today' : undefined}
          onChange={({ target }) => setDate(target.value)}
        />
        <MoneyField
          label="Value at the end of that day"
          value={value}
          error={submitted && value === null ? 'Enter an amount' : undefined}
          onChange={setValue}
        />
        <Button type="submit" busy={busy}>
          Save value
        </Button>
      </Form>
    </Disclosure>
  );
}
