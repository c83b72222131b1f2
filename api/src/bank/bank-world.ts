import type { Db } from '../db/database';
import type { BankProvider } from './provider/provider';
import type { RetryTiming } from './provider/retry';
import type { TokenVault } from './token/token-vault';

/** This is the log for operators; it receives only codes and ids. */
export interface BankLog {
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

export interface BankWorld {
  readonly db: Db;
  readonly provider: BankProvider;
  readonly vault: TokenVault;
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly retryTiming: RetryTiming;
  readonly log: BankLog;
}
