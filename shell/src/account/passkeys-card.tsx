import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import {
  Button,
  Card,
  ConfirmDialog,
  FormProblem,
  List,
  ListRow,
} from '@halyard/shared-contracts/ui';
import type { Passkey } from '@halyard/shared-contracts/wire';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { canUsePasskeys, passkeyProblem } from '../identity/passkey-problem';
import { useShellRemovePasskeyMutation } from './account-api';
import styles from './account.module.css';
import { useGuarded } from './guarded-context';
import { Instant } from './instant';
import { PasskeyName } from './passkey-name';

const problemText = (error: unknown): string =>
  isApiError(error) ? failureMessage(error) : passkeyProblem(error);

type Naming = 'new' | Passkey | null;

interface PasskeysCardProps {
  readonly passkeys: readonly Passkey[];
  readonly onAdded: () => void;
}

export function PasskeysCard({ passkeys, onAdded }: PasskeysCardProps) {
  const guarded = useGuarded();
  const [remove, { error }] = useShellRemovePasskeyMutation();
  const [naming, setNaming] = useState<Naming>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const possible = canUsePasskeys(window.location.hostname, browserSupportsWebAuthn());
  const confirmed = () => {
    if (removing) void guarded(() => remove(removing.id));
    setRemoving(null);
  };
  return (
    <Card
      title="Passkeys"
      actions={possible && <Button onClick={() => setNaming('new')}>Add a passkey</Button>}
    >
      {error !== undefined && <FormProblem>{problemText(error)}</FormProblem>}
      {passkeys.length === 0 && (
        <p>Log in with a finger, a face or a PIN instead of a password. You have none yet.</p>
      )}
      {!possible && (
        <p className={styles.note}>
          Passkeys need a browser that knows them and an address with a name, such as
          http://localhost.
        </p>
      )}
      <List>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setNaming(passkey)}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </List>
      {naming && (
        <PasskeyName
          passkey={naming === 'new' ? null : naming}
          onClose={() => setNaming(null)}
          onAdded={onAdded}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={`Remove ${removing?.name ?? ''}?`}
        message="It no longer opens this account. Delete it from your device as well."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={confirmed}
        onClose={() => setRemoving(null)}
      />
    </Card>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const lastUsed = passkey.last_used_at ? (
    <>
      Last used <Instant at={passkey.last_used_at} />
    </>
  ) : (
    'Never used'
  );
  return (
    <ListRow
      title={passkey.name}
      subtitle={lastUsed}
      value={
        <span className={styles.buttons}>
          <Button size="small" aria-label={`Rename ${passkey.name}`} onClick={onRename}>
            Rename
          </Button>
          <Button size="small" aria-label={`Remove ${passkey.name}`} onClick={onRemove}>
            Remove
          </Button>
        </span>
      }
    />
  );
}
