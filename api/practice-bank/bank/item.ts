import type { FaultCode } from '../plaid-fault';
import type { CustomHolding, CustomLiability } from '../persona/schema';
import type { Subtype } from '../persona/subtypes';

export type AccountType = 'depository' | 'credit' | 'loan' | 'investment' | 'other';

/** An account as it was opened. Amounts are the persona's own dollars. */
export interface BankAccount {
  readonly accountId: string;
  readonly persistentId: string;
  readonly type: AccountType;
  readonly subtype: Subtype | null;
  readonly name: string;
  readonly officialName: string | null;
  readonly mask: string;
  readonly currency: string;
  /** The balance on the day the Item was linked; every row posted by then is already in it. */
  readonly openingBalance: number;
  readonly forcedAvailable: number | null;
  readonly hidesAvailable: boolean;
  readonly limit: number | null;
  readonly holdings: readonly CustomHolding[];
  readonly liability: CustomLiability | null;
}

/** One line of an account's statement. A positive amount is money out, as Plaid has it. */
export interface Row {
  readonly id: string;
  readonly accountId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly transacted: string;
  readonly posted: string;
  readonly pending: boolean;
  /** The id this row had while it was pending. */
  readonly pendingId: string | null;
  /** True for what had posted when the Item was linked: the opening balance holds it. */
  readonly inOpeningBalance: boolean;
}

/** What one row became at one step of the Item's life; null = removed. */
interface Version {
  readonly step: number;
  readonly id: string;
  readonly row: Row | null;
}

export type HistoryStatus = 'NOT_READY' | 'INITIAL_UPDATE_COMPLETE' | 'HISTORICAL_UPDATE_COMPLETE';

/** A part of the history that the bank has yet to deliver. */
export interface Wave {
  readonly dueAtMs: number;
  readonly status: HistoryStatus;
  readonly rows: readonly Row[];
}

/** One person's login at one bank. */
export interface Item {
  readonly itemId: string;
  readonly accessToken: string;
  readonly institutionId: string;
  readonly products: readonly string[];
  readonly consented: readonly string[];
  /** True for Plaid's `user_transactions_dynamic`: see `refresh`. */
  readonly dynamic: boolean;
  readonly createdAtMs: number;
  readonly accounts: BankAccount[];
  readonly versions: Version[];
  readonly waves: Wave[];
  /** Counts the changes of the rows; a cursor is a place on this line. */
  step: number;
  status: HistoryStatus;
  webhook: string | null;
  error: FaultCode | null;
  removed: boolean;
  /** Plaid sends SYNC_UPDATES_AVAILABLE only after the first call to /transactions/sync. */
  synced: boolean;
  updatedAtMs: number;
}
