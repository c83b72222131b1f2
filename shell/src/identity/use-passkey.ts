import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useShellPasskeyLogInMutation, useShellPasskeyLogInOptionsMutation } from './auth-api';
import { passkeyProblem } from './passkey-problem';

export function usePasskey(onDone: () => void) {
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
