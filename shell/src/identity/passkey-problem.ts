const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was chosen. Try again, or use your password.',
  InvalidStateError: 'This device holds a passkey of this account already.',
  SecurityError: 'Passkeys do not work at this address.',
};

export function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return WORDS[name] ?? 'This browser could not use a passkey.';
}

/** A passkey needs a host name. */
export const canUsePasskeys = (hostname: string, supported: boolean): boolean =>
  supported && !/^[\d.]+$|^\[/.test(hostname);
