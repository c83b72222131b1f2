import type { AccountType, IsoDate, Transaction } from '@halyard/shared-contracts/finance';

/** What a row of the list needs besides its debt. */
export interface DebtContext {
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
  readonly missing: readonly AccountType[];
}
