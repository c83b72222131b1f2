import { type Cents, formatUsd, fromDollars, toDollars } from '@halyard/shared-contracts/money';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Form, MoneyField, QueryView, useToast } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useMoneyBufferQuery, useMoneyChangeBufferMutation } from '../../data/bill-endpoints';
import { useUndo } from '../../use-undo';
import styles from './bills.module.css';

/** Implements P3-B2-4. */
export function Buffer() {
  return (
    <QueryView
      query={useMoneyBufferQuery()}
      loading="Loading your buffer..."
      errorMessage={failureMessage}
    >
      {(buffer) => <BufferForm key={buffer} buffer={fromDollars(buffer)} />}
    </QueryView>
  );
}

function BufferForm({ buffer }: { readonly buffer: Cents }) {
  const [amount, setAmount] = useState<Cents | null>(buffer);
  const [isRefused, setRefused] = useState(false);
  const [change, { isLoading }] = useMoneyChangeBufferMutation();
  const undo = useUndo();
  const toast = useToast();
  const submit = async () => {
    const isWrong = amount === null || amount < 0;
    setRefused(isWrong);
    if (isWrong) return;
    const { data, error } = await change(toDollars(amount));
    if (error) {
      toast.show({ message: failureMessage(error) });
      return;
    }
    toast.show({
      message: `Your buffer is ${formatUsd(amount)}`,
      action: { label: 'Undo', onClick: () => void undo(data.changeId) },
    });
  };
  return (
    <Form onSubmit={submit}>
      <MoneyField
        label="Always keep at least"
        hint="“Safe to spend” on home leaves this much untouched."
        value={amount}
        onChange={setAmount}
        error={isRefused ? 'Enter an amount of zero or more' : null}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isLoading}>
          Save buffer
        </Button>
      </div>
    </Form>
  );
}
