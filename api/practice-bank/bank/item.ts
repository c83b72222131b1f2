import type { FaultCode } from '../plaid-fault';
import type { CustomHolding, CustomTrade } from '../persona/investments';
import type { CustomLiability } from '../persona/schema';
import type { Subtype } from '../persona/subtypes';

export type AccountType = 'depository' | 'credit' | 'loan' | 'investment' | 'other';

export interface BankAccount {
  readonly accountId: string;
  readonly persistentId: string;
  readonly type: AccountType;
  readonly subtype: Subtype | null;
  readonly name: string;
  readonly officialName: string | null;
  readonly mask: string;
  readonly currency: string;
  /** The balance when the Item was linked includes all rows that had posted. */
  readonly openingBalance: number;
  readonly forcedAvailable: number | null;
  readonly hidesAvailable: boolean;
  readonly limit: number | null;
  readonly holdings: readonly CustomHolding[];
  /** A state file of an older build does not have it. */
  readonly trades?: readonly Trade[];
  readonly liability: CustomLiability | null;
}

export interface Trade extends CustomTrade {
  readonly id: string;
}

/** As in Plaid's API, a positive amount leaves the account. */
export interface Row {
  readonly id: string;
  readonly accountId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly transacted: string;
  readonly posted: string;
  readonly pending: boolean;
  /** This row replaced the pending row with this id. */
  readonly pendingId: string | null;
  readonly inOpeningBalance: boolean;
}

/** A version is one row after one step; it is null if the step removed the row. */
interface Version {
  readonly step: number;
  readonly id: string;
  readonly row: Row | null;
}

type HistoryStatus = 'NOT_READY' | 'INITIAL_UPDATE_COMPLETE' | 'HISTORICAL_UPDATE_COMPLETE';

export interface Wave {
  readonly dueAtMs: number;
  readonly status: HistoryStatus;
  readonly rows: readonly Row[];
}

export interface Item {
  readonly itemId: string;
  readonly accessToken: string;
  readonly institutionId: string;
  readonly products: readonly string[];
  readonly consented: readonly string[];
  /** It is true for Plaid's `user_transactions_dynamic`: see `refresh`. */
  readonly dynamic: boolean;
  readonly createdAtMs: number;
  readonly accounts: BankAccount[];
  readonly versions: Version[];
  readonly waves: Wave[];
  step: number;
  status: HistoryStatus;
  webhook: string | null;
  error: FaultCode | null;
  removed: boolean;
  /** Plaid sends SYNC_UPDATES_AVAILABLE only after the first call to /transactions/sync. */
  synced: boolean;
  updatedAtMs: number;
}
