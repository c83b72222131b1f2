import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { JsonWebKey } from 'node:crypto';
import type { Secret } from '../token/secret';

/** Debt is positive on cards and loans, as the bank reports it. */
export interface BankAccount {
  readonly accountId: string;
  readonly type: string;
  readonly subtype: string | null;
  readonly name: string | null;
  readonly officialName: string | null;
  readonly mask: string | null;
  readonly current: Cents | null;
  readonly available: Cents | null;
  readonly limit: Cents | null;
  readonly currency: string;
}

/** A negative `amount` leaves the account; the bank reports the opposite sign. */
export interface BankTransaction {
  readonly transactionId: string;
  /** It is the id of the pending transaction that this one replaces. */
  readonly pendingId: string | null;
  readonly accountId: string;
  readonly amount: Cents;
  readonly date: IsoDate;
  readonly authorizedDate: IsoDate | null;
  readonly name: string | null;
  readonly merchant: string | null;
  readonly pending: boolean;
  readonly currency: string;
  readonly pfcPrimary: string | null;
  readonly pfcDetailed: string | null;
  readonly legacyCategory: readonly string[] | null;
}

export interface DebtTerms {
  readonly accountId: string;
  readonly monthlyPayment: Cents | null;
  readonly minimumPayment: Cents | null;
  readonly aprPercent: number | null;
  readonly original: Cents | null;
}

export interface BankHolding {
  readonly accountId: string;
  readonly securityId: string;
  readonly name: string | null;
  readonly ticker: string | null;
  readonly type: string | null;
  readonly quantity: number;
  /** It is the price of one unit in dollars, with fractions of a cent. */
  readonly unitPrice: number | null;
  readonly value: Cents;
  readonly costBasis: Cents | null;
  readonly currency: string;
  readonly pricedOn: IsoDate | null;
}

export interface BankHoldings {
  readonly holdings: readonly BankHolding[];
  readonly malformed: readonly Malformed[];
}

export interface BankTrade {
  readonly tradeId: string;
  readonly accountId: string;
  readonly date: IsoDate;
  readonly name: string | null;
  /** It is the bank's most exact kind, such as `contribution` or `dividend`. */
  readonly kind: string;
  readonly security: string | null;
  readonly quantity: number;
  readonly unitPrice: number | null;
  /** Cash into the account is above zero; the bank reports the opposite sign. */
  readonly amount: Cents;
  readonly fees: Cents | null;
  readonly currency: string;
}

export interface BankTrades {
  readonly from: IsoDate;
  readonly trades: readonly BankTrade[];
  readonly malformed: readonly Malformed[];
}

/** The row could not be read; its id is null if that is unreadable too. */
export interface Malformed {
  readonly kind: 'account' | 'transaction' | 'holding' | 'trade';
  readonly id: string | null;
  readonly reason: string;
}

export interface BankAccounts {
  readonly accounts: readonly BankAccount[];
  readonly malformed: readonly Malformed[];
}

export type HistoryStatus = 'pending' | 'initial' | 'complete';

/** `nextCursor` is null if the bank has nothing ready yet. */
export interface SyncPage {
  readonly added: readonly BankTransaction[];
  readonly modified: readonly BankTransaction[];
  readonly removed: readonly string[];
  readonly malformed: readonly Malformed[];
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
  readonly history: HistoryStatus;
}

export interface ItemHealth {
  readonly institutionId: string | null;
  readonly institutionName: string | null;
  readonly errorCode: string | null;
  readonly updatedAt: string | null;
  readonly consentEndsAt: string | null;
}

export interface LinkTokenRequest {
  readonly userId: string;
  /** Update mode repairs or extends a link. */
  readonly update?: { readonly accessToken: Secret; readonly selectAccounts: boolean };
}

export interface LinkToken {
  readonly linkToken: string;
  readonly expiresAt: string;
  readonly scriptUrl: string;
  /** It is absent if the provider changes the script without notice. */
  readonly scriptIntegrity?: string;
}

/** Both days are included. */
export interface TradeDays {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The provider is Plaid, its Sandbox, or the practice bank. Each method throws only `BankError`. */
export interface BankProvider {
  readonly mode: 'practice' | 'sandbox' | 'production';
  createLinkToken(request: LinkTokenRequest): Promise<LinkToken>;
  /** This call is not repeated, because a public token can be used once. */
  exchange(publicToken: string): Promise<{ accessToken: Secret; plaidItemId: string }>;
  item(token: Secret): Promise<ItemHealth>;
  accounts(token: Secret): Promise<BankAccounts>;
  /** Returns the accounts with balances that the bank states now, which takes up to 30 seconds and costs a fee. */
  liveAccounts(token: Secret): Promise<BankAccounts>;
  syncPage(token: Secret, cursor: string | null): Promise<SyncPage>;
  liabilities(token: Secret): Promise<readonly DebtTerms[]>;
  holdings(token: Secret): Promise<BankHoldings>;
  trades(token: Secret, days: TradeDays): Promise<BankTrades>;
  refresh(token: Secret): Promise<void>;
  remove(token: Secret): Promise<'removed' | 'already-gone'>;
  webhookKey(keyId: string): Promise<JsonWebKey | null>;
}
