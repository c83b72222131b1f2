import { Button, FormProblem } from '@halyard/shared-contracts/ui';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { canUsePasskeys } from './passkey-problem';
import { usePasskey } from './use-passkey';

interface PasskeyButtonProps {
  readonly label: string;
  readonly onDone: () => void;
}

export function PasskeyButton({ label, onDone }: PasskeyButtonProps) {
  const { start, busy, problem } = usePasskey(onDone);
  if (!canUsePasskeys(window.location.hostname, browserSupportsWebAuthn())) return null;
  return (
    <>
      {problem !== null && <FormProblem>{problem}</FormProblem>}
      <Button busy={busy} onClick={start}>
        {label}
      </Button>
    </>
  );
}
