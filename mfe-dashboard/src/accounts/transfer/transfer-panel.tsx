import type { Account, IsoDate } from '@halyard/shared-contracts/finance';
import { Button, Panel } from '@halyard/shared-contracts/ui';
import type { AccountsData } from '../accounts-data';
import { TransferForm } from './transfer-form';
import styles from './transfer-panel.module.css';
import type { AccountChanges } from '../use-account-changes';

interface TransferPanelProps {
  readonly fromId: string;
  readonly data: AccountsData;
  readonly changes: AccountChanges;
  readonly onAddAccount: () => void;
  readonly onClose: () => void;
}

const TWO = 2;

export function TransferPanel(props: TransferPanelProps) {
  const { fromId, data, changes, onAddAccount, onClose } = props;
  const accounts = data.accounts.filter(({ source, closed }) => source === 'manual' && !closed);
  return (
    <Panel title="Transfer" open onClose={onClose}>
      <p className={styles.lead}>
        Halyard is read-only: it never moves money. Make the transfer with your bank; it appears
        here with the next update.
      </p>
      <h3 className={styles.heading}>Record a transfer</h3>
      {accounts.length >= TWO ? (
        <ManualTransfer
          fromId={fromId}
          accounts={accounts}
          today={data.today}
          changes={changes}
          onClose={onClose}
        />
      ) : (
        <>
          <p className={styles.lead}>
            Between two manual accounts a transfer can be recorded by hand. You have{' '}
            {accounts.length === 1 ? 'one manual account' : 'no manual accounts'} so far.
          </p>
          <Button onClick={onAddAccount}>Add a manual account</Button>
        </>
      )}
    </Panel>
  );
}

interface ManualTransferProps {
  readonly fromId: string;
  readonly accounts: readonly Account[];
  readonly today: IsoDate;
  readonly changes: AccountChanges;
  readonly onClose: () => void;
}

function ManualTransfer({ fromId, accounts, today, changes, onClose }: ManualTransferProps) {
  const from = accounts.find(({ id }) => id === fromId) ?? accounts[0];
  const to = accounts.find(({ id }) => id !== from?.id);
  return (
    <TransferForm
      accounts={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      initial={{ fromId: from?.id ?? '', toId: to?.id ?? '', amount: null, date: today, note: '' }}
      onSave={async (input) => {
        if (await changes.transfer(input)) onClose();
      }}
    />
  );
}
