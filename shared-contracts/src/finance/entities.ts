import type { Cents } from '../money';
import type { AccountType } from './account/account-types';
import type { CategoryKey } from './category';
import type { Categorized, UserCategory } from './categories/user-category';
import type { IsoDate, IsoMonth } from './civil-date';
import type { LiabilityType } from './debt/debt-types';

export type Source = 'sample' | 'bank' | 'manual';

/** An overdrawn account has a `balance` below zero; null means that the bank did not report it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly officialName: string | null;
  readonly type: AccountType;
  /** False when the bank does not say what the account is, so that the user may choose the type. */
  readonly typeKnown: boolean;
  readonly institution: string;
  readonly balance: Cents | null;
  /** ISO 4217; amounts in other currencies than USD are shown but left out of totals. */
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  /** The instant at which the bank confirmed the balance; null for manual and sample accounts. */
  readonly asOf: string | null;
}

/** What says when a debt ends. */
export type DebtTerm = 'rate' | 'payment';

/** `balance` is positive while money is owed, and below zero after an overpayment. */
export interface Liability {
  readonly id: string;
  readonly name: string;
  readonly type: LiabilityType;
  readonly institution: string;
  readonly balance: Cents | null;
  readonly limit: Cents | null;
  readonly monthlyPayment: Cents | null;
  readonly minimumPayment: Cents | null;
  readonly aprPercent: number | null;
  /** What was borrowed at first. */
  readonly original?: Cents | null;
  /** The terms that the bank does not report, so that the user may say them. */
  readonly openTerms?: readonly DebtTerm[];
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  readonly asOf: string | null;
}

export const INVESTMENT_KINDS = ['stock', 'fund', 'bond', 'crypto', 'cash', 'other'] as const;
export type InvestmentKind = (typeof INVESTMENT_KINDS)[number];

/**
 * A security in an investment account. The account's balance includes it, so it is never added to
 * totals.
 */
export interface InvestmentHolding {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly ticker: string | null;
  readonly kind: InvestmentKind;
  readonly quantity: number;
  /**
   * The price is in units of `currency`, because funds and coins have prices in fractions of a
   * cent.
   */
  readonly unitPrice: number | null;
  readonly value: Cents;
  /** The purchase price of all units together. */
  readonly costBasis: Cents | null;
  readonly currency: string;
  readonly pricedOn: IsoDate | null;
}

/** The other row of a transfer between two of the user's accounts. */
export interface TransferLink {
  readonly id: Transaction['id'];
  readonly accountId: string;
}

/** The parts of a loan's payment. The amounts are positive and add up to the payment. */
export interface LoanPayment {
  readonly loanId: string;
  readonly interest: Cents;
  readonly principal: Cents;
  /** Escrow and fees. */
  readonly rest: Cents;
  /** By how much interest and principal exceed the payment; 0 up to 1 % of it. */
  readonly mismatch: Cents;
}

/** An `amount` below zero is money out. */
export interface Transaction extends Categorized {
  readonly id: string;
  readonly accountId: string;
  readonly date: IsoDate;
  readonly merchant: string;
  readonly name: string;
  readonly amount: Cents;
  readonly type: 'debit' | 'credit';
  readonly pending: boolean;
  readonly currency: string;
  readonly note: string | null;
  readonly source: Source;
  readonly transfer?: TransferLink;
  readonly loanPayment?: LoanPayment;
  /** Left out of income and spending. */
  readonly hidden?: true;
  /** The user, or a rule, has looked at what the row is. */
  readonly reviewed?: true;
  readonly tags?: readonly string[];
  /** Only in a list of one category: the amount of the whole row, of which this row is a part. */
  readonly partOf?: Cents;
}

export interface Profile {
  readonly name: string | null;
  readonly age: number | null;
  readonly occupation: string | null;
  readonly location: string | null;
  /** The yearly income before tax. */
  readonly income: Cents | null;
  readonly maritalStatus: string | null;
  readonly lifestyle: string | null;
}

/** `net` is `gross` minus `deductions`. */
export interface Paystub {
  readonly id: string;
  readonly date: IsoDate;
  readonly employer: string;
  readonly gross: Cents;
  readonly deductions: Cents;
  readonly net: Cents;
}

export interface ProtectionPolicy {
  readonly id: string;
  readonly type: 'whole_life' | 'term_life' | 'mortgage';
  readonly provider: string;
  readonly policyNumber: string;
  readonly premium: Cents;
  readonly coverage: Cents;
  readonly status: 'active' | 'inactive';
}

export const NOTIFICATION_TYPES = [
  'bill_increase',
  'payment_due',
  'deposit_received',
  'investment_alert',
  'subscription_renewal',
] as const;

export interface Notification {
  readonly id: string;
  readonly type: (typeof NOTIFICATION_TYPES)[number];
  readonly title: string;
  readonly message: string;
  readonly date: IsoDate;
  readonly read: boolean;
  readonly priority: 'low' | 'medium' | 'high';
  readonly category: string;
  readonly accountId: string | null;
}

export interface NetWorthPoint {
  readonly date: IsoMonth;
  readonly value: Cents;
  readonly assets: Cents;
  readonly liabilities: Cents;
}

export interface ScorePoint {
  readonly date: IsoMonth;
  readonly score: number;
}

/** `months` replaces single lines of `standard` in one month. */
export interface Budget {
  readonly standard: Readonly<Record<CategoryKey, Cents>>;
  readonly months: Readonly<Partial<Record<IsoMonth, Readonly<Record<CategoryKey, Cents>>>>>;
}

/** Everything that Halyard knows about one user's money. Transactions are newest first. */
export interface FinancialData {
  readonly source: 'sample' | 'own';
  /** The figures are of this day: the last day of the sample, or the user's today. */
  readonly today: IsoDate;
  /** The oldest of the newest successful updates of all banks; null without a bank. */
  readonly asOf: string | null;
  readonly profile: Profile;
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  readonly transactions: readonly Transaction[];
  readonly holdings: readonly InvestmentHolding[];
  /** In the order of lists; `BUILT_IN_CATEGORIES` unless the user changed one. */
  readonly categories: readonly UserCategory[];
  readonly budget: Budget;
  readonly paystubs: readonly Paystub[];
  readonly policies: readonly ProtectionPolicy[];
  readonly netWorthHistory: readonly NetWorthPoint[];
  readonly scoreHistory: readonly ScorePoint[];
  readonly notifications: readonly Notification[];
}
