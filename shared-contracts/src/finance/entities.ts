import type { Cents } from '../money';
import type { AccountType } from './account/account-types';
import type { Category, CategoryKey } from './category';
import type { IsoDate, IsoMonth } from './civil-date';
import type { LiabilityType } from './debt/debt-types';

/** Where a figure comes from: the sample household, a linked bank, or the person's own entry. */
export type Source = 'sample' | 'bank' | 'manual';

/** An asset account. `balance` keeps its sign: an overdrawn account is below zero; null = the bank did not say. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly officialName: string | null;
  readonly type: AccountType;
  readonly institution: string;
  readonly balance: Cents | null;
  /** ISO 4217; everything but USD is shown and left out of totals. */
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  /** ISO instant at which the bank last confirmed the balance; null for manual and sample accounts. */
  readonly asOf: string | null;
}

/** A debt. `balance` is positive while money is owed; below zero the lender owes the person. */
export interface Liability {
  readonly id: string;
  readonly name: string;
  readonly type: LiabilityType;
  readonly institution: string;
  readonly balance: Cents | null;
  readonly limit: Cents | null;
  readonly monthlyPayment: Cents | null;
  readonly minimumPayment: Cents | null;
  /** Yearly interest in percent, 4.25 = 4.25 %. */
  readonly aprPercent: number | null;
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  readonly asOf: string | null;
}

/** Kinds of security, as a person tells them apart. */
export const INVESTMENT_KINDS = ['stock', 'fund', 'bond', 'crypto', 'cash', 'other'] as const;
/** One of `INVESTMENT_KINDS`. */
export type InvestmentKind = (typeof INVESTMENT_KINDS)[number];

/** What an investment account holds of one security. The account's balance stands above it: it is never added to totals. */
export interface InvestmentHolding {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly ticker: string | null;
  readonly kind: InvestmentKind;
  /** Units held, with any number of decimals. */
  readonly quantity: number;
  /** Price of one unit in `currency`, not in cents: funds and coins are priced in parts of a cent. */
  readonly unitPrice: number | null;
  readonly value: Cents;
  /** What all units cost together. */
  readonly costBasis: Cents | null;
  readonly currency: string;
  /** The civil day of the price; null = the bank did not say. */
  readonly pricedOn: IsoDate | null;
}

/** A movement of money. `amount` below zero is money out. `type` follows the sign as the bank stated it. */
export interface Transaction {
  readonly id: string;
  readonly accountId: string;
  readonly date: IsoDate;
  readonly merchant: string;
  /** The bank's own description. */
  readonly name: string;
  readonly category: Category;
  readonly amount: Cents;
  readonly type: 'debit' | 'credit';
  readonly pending: boolean;
  readonly currency: string;
  readonly note: string | null;
  readonly source: Source;
}

/** Who the figures are about; null is what the person did not say. */
export interface Profile {
  readonly name: string | null;
  readonly age: number | null;
  readonly occupation: string | null;
  readonly location: string | null;
  /** Yearly income before tax. */
  readonly income: Cents | null;
  readonly maritalStatus: string | null;
  readonly lifestyle: string | null;
}

/** One paycheck, in cents: `net` is `gross` minus `deductions`. */
export interface Paystub {
  readonly id: string;
  readonly date: IsoDate;
  readonly employer: string;
  readonly gross: Cents;
  readonly deductions: Cents;
  readonly net: Cents;
}

/** An insurance policy, in cents. */
export interface ProtectionPolicy {
  readonly id: string;
  readonly type: 'whole_life' | 'term_life' | 'mortgage';
  readonly provider: string;
  readonly policyNumber: string;
  /** Per month. */
  readonly premium: Cents;
  readonly coverage: Cents;
  readonly status: 'active' | 'inactive';
}

/** What a notification is about (P1-3-15). */
export const NOTIFICATION_TYPES = [
  'bill_increase',
  'payment_due',
  'deposit_received',
  'investment_alert',
  'subscription_renewal',
] as const;

/** News for the person, with its words; `date` is the day it became news. */
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

/** Net worth at the end of a month. */
export interface NetWorthPoint {
  readonly date: IsoMonth;
  readonly value: Cents;
  readonly assets: Cents;
  readonly liabilities: Cents;
}

/** The score, 0–100, at the end of a month. */
export interface ScorePoint {
  readonly date: IsoMonth;
  readonly score: number;
}

/** Assigned money per category: `standard` holds every month, `months` replaces single lines of one month. */
export interface Budget {
  readonly standard: Readonly<Partial<Record<CategoryKey, Cents>>>;
  readonly months: Readonly<
    Partial<Record<IsoMonth, Readonly<Partial<Record<CategoryKey, Cents>>>>>
  >;
}

/** Everything one person sees, before any rule is applied. Transactions are newest first. */
export interface FinancialData {
  readonly source: 'sample' | 'own';
  /** The civil day the figures stand for: the last day of the sample, or the person's today. */
  readonly today: IsoDate;
  /** ISO instant of the oldest of the newest good bank updates; null without a bank. */
  readonly asOf: string | null;
  readonly profile: Profile;
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  readonly transactions: readonly Transaction[];
  readonly holdings: readonly InvestmentHolding[];
  readonly budget: Budget;
  readonly paystubs: readonly Paystub[];
  readonly policies: readonly ProtectionPolicy[];
  readonly netWorthHistory: readonly NetWorthPoint[];
  readonly scoreHistory: readonly ScorePoint[];
  readonly notifications: readonly Notification[];
}
