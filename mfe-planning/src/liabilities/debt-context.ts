import type { AccountType, IsoDate, Transaction } from '@halyard/shared-contracts/finance';

/** A row of the list needs this besides its debt. */
export interface DebtContext {
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
  readonly missing: readonly AccountType[];
}
