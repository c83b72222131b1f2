import { Button, FormProblem } from '@halyard/shared-contracts/ui';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import { useState } from 'react';
import { canUsePasskeys, passkeyProblem } from './passkey-problem';
import { useShellPasskeyLogInMutation, useShellPasskeyLogInOptionsMutation } from './auth-api';

function usePasskey(onDone: () => void) {
  const [askOptions] = useShellPasskeyLogInOptionsMutation();
  const [logIn] = useShellPasskeyLogInMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const optionsJSON = await askOptions().unwrap();
      await logIn(await startAuthentication({ optionsJSON })).unwrap();
      onDone();
    } catch (error) {
      setProblem(isApiError(error) ? failureMessage(error) : passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return { start: () => void start(), busy, problem };
}

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
