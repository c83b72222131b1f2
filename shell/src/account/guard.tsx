import { isApiError } from '@halyard/shared-contracts/store';
import { Dialog } from '@halyard/shared-contracts/ui';
import { type ReactNode, useState } from 'react';
import { ConfirmForm } from './confirm-form';
import { type Guarded, GuardedContext } from './guarded-context';

export function Guard({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<((confirmed: boolean) => void) | null>(null);
  const confirmed = () =>
    new Promise<boolean>((resolve) => {
      setWaiting(() => resolve);
    });
  const guarded: Guarded = async (call) => {
    const outcome = await call();
    if (!isApiError(outcome.error) || outcome.error.code !== 'CONFIRM_IDENTITY') return outcome;
    return (await confirmed()) ? call() : outcome;
  };
  const settle = (isConfirmed: boolean) => {
    waiting?.(isConfirmed);
    setWaiting(null);
  };
  return (
    <GuardedContext value={guarded}>
      {children}
      <Dialog title="Confirm that it is you" open={waiting !== null} onClose={() => settle(false)}>
        <ConfirmForm onDone={() => settle(true)} />
      </Dialog>
    </GuardedContext>
  );
}
