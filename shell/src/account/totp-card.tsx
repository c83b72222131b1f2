import { failureMessage } from '@halyard/shared-contracts/store';
import { Badge, Button, Card, ConfirmDialog, FormProblem } from '@halyard/shared-contracts/ui';
import type { AccountSecurity } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useShellMakeRecoveryCodesMutation, useShellTurnOffTotpMutation } from './account-api';
import styles from './account.module.css';
import { useGuarded } from './guarded-context';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { TotpSetUp } from './totp-set-up';

function TurnedOn({ left }: { readonly left: number }) {
  const guarded = useGuarded();
  const [turnOff, off] = useShellTurnOffTotpMutation();
  const [makeCodes, made] = useShellMakeRecoveryCodesMutation();
  const [asking, setAsking] = useState(false);
  const error = off.error ?? made.error;
  const confirmed = () => {
    setAsking(false);
    void guarded(() => turnOff());
  };
  return (
    <>
      <p className={styles.line}>
        <Badge tone="positive">On</Badge>
        {left === 1 ? '1 recovery code is left' : `${left} recovery codes are left`}
      </p>
      {error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
      <span className={styles.buttons}>
        <Button busy={made.isLoading} onClick={() => void guarded(() => makeCodes())}>
          New recovery codes
        </Button>
        <Button busy={off.isLoading} onClick={() => setAsking(true)}>
          Turn off
        </Button>
      </span>
      {made.data && <RecoveryCodesDialog codes={made.data.codes} onClose={made.reset} />}
      <ConfirmDialog
        open={asking}
        title="Turn off the authenticator app?"
        message="Your password alone will open this account again."
        confirmLabel="Turn off"
        tone="danger"
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface TotpCardProps {
  readonly account: AccountSecurity;
  readonly onAdded: () => void;
}

export function TotpCard({ account, onAdded }: TotpCardProps) {
  const [settingUp, setSettingUp] = useState(false);
  const closed = (isOn: boolean) => {
    setSettingUp(false);
    if (isOn) onAdded();
  };
  return (
    <Card
      title="Authenticator app"
      actions={!account.totp && <Button onClick={() => setSettingUp(true)}>Set up</Button>}
    >
      {account.totp ? (
        <TurnedOn left={account.recoveryCodesLeft} />
      ) : (
        <p>With it, a code from your phone is asked for beside the password.</p>
      )}
      {settingUp && <TotpSetUp onClose={closed} />}
    </Card>
  );
}
