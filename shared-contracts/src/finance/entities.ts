import type { Cents } from '../money';
import type { AccountType } from './account/account-types';
import type { CategoryKey } from './category';
import type { BudgetMove, DatedSetting, EarlierLine } from './budget/setting';
import type { Categorized, UserCategory } from './categories/user-category';
import type { IsoDate, IsoMonth } from './civil-date';
import type { LiabilityType } from './debt/debt-types';
import type { Goal } from './goal/goal';
import type { BillRhythm } from './recurring/bill-choices';
import type { ScheduledItem } from './schedule/scheduled-item';

export type Source = 'sample' | 'bank' | 'manual';

/** `balance` is below zero for an overdrawn account and null when not reported. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly officialName: string | null;
  readonly type: AccountType;
  /** False lets the user choose the type. */
  readonly typeKnown: boolean;
  readonly institution: string;
  readonly balance: Cents | null;
  /** ISO 4217; other currencies than USD are left out of totals. */
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  /** When the bank confirmed the balance; null for manual and sample accounts. */
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
  /** Terms that the bank does not report. */
  readonly openTerms?: readonly DebtTerm[];
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  readonly asOf: string | null;
}

export const INVESTMENT_KINDS = ['stock', 'fund', 'bond', 'crypto', 'cash', 'other'] as const;
export type InvestmentKind = (typeof INVESTMENT_KINDS)[number];

/** A security. The account's balance includes it. */
export interface InvestmentHolding {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly ticker: string | null;
  readonly kind: InvestmentKind;
  readonly quantity: number;
  /** In units of `currency`, because prices have fractions of a cent. */
  readonly unitPrice: number | null;
  readonly value: Cents;
  /** The purchase price of all units together. */
  readonly costBasis: Cents | null;
  readonly currency: string;
  readonly pricedOn: IsoDate | null;
}

export interface TransferLink {
  readonly id: Transaction['id'];
  readonly accountId: string;
}

/** Positive; they add up to the payment. */
export interface LoanPayment {
  readonly loanId: string;
  readonly interest: Cents;
  readonly principal: Cents;
  /** Escrow and fees. */
  readonly rest: Cents;
  /** By how much interest and principal exceed the payment: up to 1 % of it. */
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
  /** Guessed from a text, or unknown. */
  readonly guessed?: true;
  /** By the user or a rule. */
  readonly reviewed?: true;
  /** Others pay it back; `of` is the row with the user's own share. */
  readonly forOthers?: { readonly of: Transaction['id'] };
  /** Pays such a share back; `id` is the purchase, `of` the row with the rest of the deposit. */
  readonly repays?: { readonly id: Transaction['id']; readonly of: Transaction['id'] };
  readonly tags?: readonly string[];
  /** What the user said about such payments. */
  readonly rhythm?: BillRhythm;
  /** Only in a list of one category: the amount of the whole row. */
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

/** It came after its month was closed. */
export interface LateRow {
  readonly transactionId: Transaction['id'];
  readonly month: IsoMonth;
  readonly arrivedOn: IsoDate;
}

/** `months` replaces single lines of `standard`. */
export interface Budget {
  readonly standard: Readonly<Record<CategoryKey, Cents>>;
  readonly months: Readonly<Partial<Record<IsoMonth, Readonly<Record<CategoryKey, Cents>>>>>;
  /** Lines of `standard` that closed months have. */
  readonly earlier?: readonly EarlierLine[];
  readonly settings?: readonly DatedSetting[];
  readonly moves?: readonly BudgetMove[];
  /** The first month with a budget. */
  readonly since?: IsoMonth;
  /** The newest first. */
  readonly late?: readonly LateRow[];
}

export interface FinancialData {
  readonly source: 'sample' | 'own';
  /** The last day of the sample, or the user's today. */
  readonly today: IsoDate;
  /** The oldest of the newest successful updates of all banks; null without a bank. */
  readonly asOf: string | null;
  readonly profile: Profile;
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  readonly transactions: readonly Transaction[];
  readonly holdings: readonly InvestmentHolding[];
  /** `BUILT_IN_CATEGORIES` unless the user changed one. */
  readonly categories: readonly UserCategory[];
  readonly budget: Budget;
  readonly goals: readonly Goal[];
  readonly paystubs: readonly Paystub[];
  readonly policies: readonly ProtectionPolicy[];
  /** Money that the user expects. */
  readonly scheduled: readonly ScheduledItem[];
  readonly buffer: Cents;
  readonly netWorthHistory: readonly NetWorthPoint[];
  readonly scoreHistory: readonly ScorePoint[];
  readonly notifications: readonly Notification[];
}
