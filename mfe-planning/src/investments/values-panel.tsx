import type { Account } from '@halyard/shared-contracts/finance';
import { purchaseOf } from '@halyard/shared-contracts/long-run';
import { type Cents, toDollars } from '@halyard/shared-contracts/money';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  accountTypeLabel,
  Button,
  DetailsPanel,
  Form,
  Money,
  MoneyField,
} from '@halyard/shared-contracts/ui';
import type { InvestmentsAnswer } from '@halyard/shared-contracts/wire';
import { useId, useState } from 'react';
import { BalanceAmount } from '../balance-amount';
import { usePlanningSaveInvestmentNotesMutation } from '../data/investment-endpoints';
import { useWrite } from '../form/use-write';
import { PastValues } from './past-values';

interface ValuesPanelProps {
  readonly account: Account;
  readonly history: InvestmentsAnswer;
  readonly onClose: () => void;
}

export function ValuesPanel({ account, history, onClose }: ValuesPanelProps) {
  const { name, type, balance, currency } = account;
  const purchase = purchaseOf(account, history.notes);
  return (
    <DetailsPanel
      title={name}
      label="Value today"
      value={<BalanceAmount balance={balance} currency={currency} />}
      facts={[
        ['Type', accountTypeLabel(type)],
        ['Bought for', purchase && <Money key="price" amount={purchase.price} />],
        [
          'Change since then',
          purchase !== null && purchase.change !== null && (
            <Money key="change" amount={purchase.change} />
          ),
        ],
      ]}
      onClose={onClose}
    >
      <PurchaseForm account={account} history={history} />
      <PastValues account={account} history={history} />
    </DetailsPanel>
  );
}

function PurchaseForm({ account, history: { notes } }: Omit<ValuesPanelProps, 'onClose'>) {
  const id = useId();
  const [save] = usePlanningSaveInvestmentNotesMutation();
  const { busy, error, run } = useWrite();
  const [price, setPrice] = useState<Cents | null>(() => purchaseOf(account, notes)?.price ?? null);
  const submit = () => {
    const others = notes.purchases.filter(({ accountId }) => accountId !== account.id);
    const own = price === null ? [] : [{ accountId: account.id, price: toDollars(price) }];
    const body = { ...notes, purchases: [...others, ...own] };
    return run(() => save(body).unwrap(), 'Purchase price saved');
  };
  return (
    <Form id={id} onSubmit={submit} problem={error !== undefined && failureMessage(error)}>
      <MoneyField fromZero label="Purchase price" value={price} onChange={setPrice} />
      <Button type="submit" busy={busy}>
        Save price
      </Button>
    </Form>
  );
}
