import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { JsonWebKey } from 'node:crypto';
import type { Secret } from '../token/secret';

/** An account as the bank states it. Amounts keep the bank's sign: owed money is positive on cards and loans. */
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

/** A transaction as the bank states it, but with our sign: `amount` below zero is money out. */
export interface BankTransaction {
  readonly transactionId: string;
  /** The id it had while it was pending. */
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
  /** The provider's old category list. */
  readonly legacyCategory: readonly string[] | null;
}

/** The terms of a debt, where the bank tells them. */
export interface DebtTerms {
  readonly accountId: string;
  readonly monthlyPayment: Cents | null;
  readonly minimumPayment: Cents | null;
  readonly aprPercent: number | null;
}

/** A security in an investment account as the bank states it. */
export interface BankHolding {
  readonly accountId: string;
  readonly securityId: string;
  readonly name: string | null;
  readonly ticker: string | null;
  /** The bank's type of the security. */
  readonly type: string | null;
  readonly quantity: number;
  /** Of one unit, in dollars and parts of a cent. */
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

/** A row that could not be read: kept out and counted, by its id where even that was readable. */
export interface Malformed {
  readonly kind: 'account' | 'transaction' | 'holding';
  readonly id: string | null;
  readonly reason: string;
}

export interface BankAccounts {
  readonly accounts: readonly BankAccount[];
  readonly malformed: readonly Malformed[];
}

/** How much history the bank has delivered. */
export type HistoryStatus = 'pending' | 'initial' | 'complete';

/** One page of changes since a cursor. `nextCursor` null: the bank has nothing ready yet. */
export interface SyncPage {
  readonly added: readonly BankTransaction[];
  readonly modified: readonly BankTransaction[];
  readonly removed: readonly string[];
  readonly malformed: readonly Malformed[];
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
  readonly history: HistoryStatus;
}

/** What the provider knows of a link itself. */
export interface ItemHealth {
  readonly institutionId: string | null;
  readonly institutionName: string | null;
  /** Error code of the Item; null while it is well. */
  readonly errorCode: string | null;
  /** When the bank last had news of transactions: an ISO instant. */
  readonly updatedAt: string | null;
  /** When the person's consent ends: an ISO instant. */
  readonly consentEndsAt: string | null;
}

export interface LinkTokenRequest {
  /** An opaque id; never an e-mail address. */
  readonly userId: string;
  /** Update mode: repairs or widens a link instead of making a new one. */
  readonly update?: { readonly accessToken: Secret; readonly selectAccounts: boolean };
}

export interface LinkToken {
  readonly linkToken: string;
  readonly expiresAt: string;
  readonly scriptUrl: string;
  /** The hash of that script; absent where it changes under its address. */
  readonly scriptIntegrity?: string;
}

/** The aggregation provider: Plaid, its Sandbox or the practice bank. Every method throws a `BankError` and nothing else. */
export interface BankProvider {
  readonly mode: 'practice' | 'sandbox' | 'production';
  createLinkToken(request: LinkTokenRequest): Promise<LinkToken>;
  /** Never retried: a public token buys one access token, once. */
  exchange(publicToken: string): Promise<{ accessToken: Secret; plaidItemId: string }>;
  item(token: Secret): Promise<ItemHealth>;
  accounts(token: Secret): Promise<BankAccounts>;
  syncPage(token: Secret, cursor: string | null): Promise<SyncPage>;
  /** The bank's terms of debts; empty where it offers none. */
  liabilities(token: Secret): Promise<readonly DebtTerms[]>;
  /** What the bank's investment accounts hold; empty where it has none. */
  holdings(token: Secret): Promise<BankHoldings>;
  /** Asks the bank to look for news now. */
  refresh(token: Secret): Promise<void>;
  remove(token: Secret): Promise<'removed' | 'already-gone'>;
  /** The public key that signs webhooks under `keyId`; null when the provider does not know it or has retired it. */
  webhookKey(keyId: string): Promise<JsonWebKey | null>;
}
