import { Button, ConfirmDialog } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './connection.module.css';

interface ConnectionActionsProps {
  readonly connected: boolean;
  readonly debug: boolean;
  readonly isConnecting: boolean;
  readonly isRefreshing: boolean;
  readonly isDisconnecting: boolean;
  readonly isLoadingRaw: boolean;
  readonly onConnect: () => void;
  readonly onRefresh: () => void;
  readonly onLoadRaw: () => void;
  readonly onDisconnect: () => void;
}

export function ConnectionActions(props: ConnectionActionsProps) {
  const { connected, debug, isConnecting, isRefreshing, isDisconnecting, isLoadingRaw } = props;
  const [asking, setAsking] = useState(false);
  const disconnect = () => {
    setAsking(false);
    props.onDisconnect();
  };
  return (
    <div className={styles.actions}>
      <Button
        variant={connected ? 'secondary' : 'primary'}
        disabled={isConnecting}
        onClick={props.onConnect}
      >
        {isConnecting ? 'Connecting...' : connected ? 'Connect another bank' : 'Connect Bank'}
      </Button>
      <Button disabled={!connected} busy={isRefreshing} onClick={props.onRefresh}>
        Refresh Data
      </Button>
      {debug && (
        <Button busy={isLoadingRaw} onClick={props.onLoadRaw}>
          Load Raw Data
        </Button>
      )}
      <Button
        variant="danger"
        disabled={!connected}
        busy={isDisconnecting}
        onClick={() => setAsking(true)}
      >
        Disconnect
      </Button>
      <ConfirmDialog
        open={asking}
        title="Disconnect your banks?"
        message="Halyard gives up its access to every bank you linked, and their accounts and transactions leave your screens."
        confirmLabel="Disconnect"
        tone="danger"
        onConfirm={disconnect}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
