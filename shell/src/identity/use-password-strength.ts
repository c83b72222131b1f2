import { MIN_PASSWORD_LENGTH, type PasswordStrength } from '@halyard/shared-contracts/wire';
import { useEffect, useState } from 'react';
import { useShellPasswordStrengthMutation } from './auth-api';

/** Pause in typing before the server is asked, ms. */
const PAUSE_MS = 300;

interface Told extends PasswordStrength {
  readonly password: string;
}

/** The server rates passwords, because its word lists are too large for a page. */
export function usePasswordStrength(password: string, email: string): PasswordStrength | null {
  const [ask] = useShellPasswordStrengthMutation();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (password.length < MIN_PASSWORD_LENGTH) return undefined;
    let isCurrent = true;
    const rate = async () => {
      const { data } = await ask({ password, email });
      if (isCurrent && data) setTold({ ...data, password });
    };
    const timer = setTimeout(() => void rate(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, password, email]);
  return told?.password === password ? told : null;
}
