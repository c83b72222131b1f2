import type { Db } from '../db/database';
import type { BankProvider } from './provider/provider';
import type { Patience } from './provider/retry';
import type { TokenVault } from './token/token-vault';

/** Where operators are told. Only codes and ids are passed to it. */
export interface BankLog {
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

/** Everything the bank link works with: the world is passed in, so that tests can be in charge of it. */
export interface BankWorld {
  readonly db: Db;
  readonly provider: BankProvider;
  readonly vault: TokenVault;
  readonly clock: () => Date;
  /** IANA zone in which "today" is taken. */
  readonly timeZone: string;
  readonly patience: Patience;
  readonly log: BankLog;
}
