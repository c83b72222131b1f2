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

/** `balance` is below zero for an overdrawn account and null when it is not reported. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly officialName: string | null;
  readonly type: AccountType;
  /** `false` lets the user choose the type. */
  readonly typeKnown: boolean;
  readonly institution: string;
  readonly balance: Cents | null;
  /** It is an ISO 4217 code. Totals count only USD. */
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  /** The bank confirmed the balance at this time. It is null for manual and sample accounts. */
  readonly asOf: string | null;
}

/** These terms decide when a debt ends. */
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
  /** The monthly payment is what the transactions show, because neither the bank nor the user gives it. */
  readonly isPaymentSeen?: boolean;
  readonly minimumPayment: Cents | null;
  readonly aprPercent: number | null;
  /** It is the amount that was borrowed at first. */
  readonly original?: Cents | null;
  /** The bank does not report these terms. */
  readonly openTerms?: readonly DebtTerm[];
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  readonly asOf: string | null;
}

export const INVESTMENT_KINDS = ['stock', 'fund', 'bond', 'crypto', 'cash', 'other'] as const;
export type InvestmentKind = (typeof INVESTMENT_KINDS)[number];

/** An `InvestmentHolding` is a security. The account's balance includes it. */
export interface InvestmentHolding {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly ticker: string | null;
  readonly kind: InvestmentKind;
  readonly quantity: number;
  /** It is in units of `currency`, because prices have fractions of a cent. */
  readonly unitPrice: number | null;
  readonly value: Cents;
  /** It is the purchase price of all units together. */
  readonly costBasis: Cents | null;
  readonly currency: string;
  readonly pricedOn: IsoDate | null;
}

export interface TransferLink {
  readonly id: Transaction['id'];
  readonly accountId: string;
}

/** The parts are positive and add up to the payment. */
export interface LoanPayment {
  readonly loanId: string;
  readonly interest: Cents;
  readonly principal: Cents;
  /** It is escrow and fees. */
  readonly rest: Cents;
  /** Interest and principal exceed the payment by this much, up to 1 % of it. */
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
  /** Income and spending leave the row out. */
  readonly hidden?: true;
  /** The category is guessed from a text, or unknown. */
  readonly guessed?: true;
  /** The user or a rule has reviewed the row. */
  readonly reviewed?: true;
  /** Other people pay this part back. `of` is the row with the user's own share. */
  readonly forOthers?: { readonly of: Transaction['id'] };
  /** The row pays back such a part of the purchase `id`. `of` is the row with the rest of the deposit. */
  readonly repays?: { readonly id: Transaction['id']; readonly of: Transaction['id'] };
  readonly tags?: readonly string[];
  readonly rhythm?: BillRhythm;
  /** It is the amount of the whole row, and only set in a list of one category. */
  readonly partOf?: Cents;
}

export interface Profile {
  readonly name: string | null;
  readonly age: number | null;
  readonly occupation: string | null;
  readonly location: string | null;
  /** It is the yearly income before tax. */
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
  /** The value is what each account adds to the net worth. Debts are below zero. It is absent if nobody recorded it. */
  readonly held?: readonly { readonly id: string; readonly value: Cents }[];
}

export interface ScorePoint {
  readonly date: IsoMonth;
  readonly score: number;
  /** `lost` is how many of the 100 points the factor takes. It is absent if nobody recorded it. */
  readonly factors?: readonly { readonly key: string; readonly lost: number }[];
}

/** The transaction arrived after its month was closed. */
export interface LateRow {
  readonly transactionId: Transaction['id'];
  readonly month: IsoMonth;
  readonly arrivedOn: IsoDate;
}

/** An amount in `months` replaces the same line of `standard`. */
export interface Budget {
  readonly standard: Readonly<Record<CategoryKey, Cents>>;
  readonly months: Readonly<Partial<Record<IsoMonth, Readonly<Record<CategoryKey, Cents>>>>>;
  /** Closed months have these lines instead of those in `standard`. */
  readonly earlier?: readonly EarlierLine[];
  readonly settings?: readonly DatedSetting[];
  readonly moves?: readonly BudgetMove[];
  readonly since?: IsoMonth;
  /** The newest comes first. */
  readonly late?: readonly LateRow[];
}

export interface FinancialData {
  readonly source: 'sample' | 'own';
  /** It is the last day of the sample, or the user's current day. */
  readonly today: IsoDate;
  /** It is the time of the bank that was updated least recently, and null without a bank. */
  readonly asOf: string | null;
  readonly profile: Profile;
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  readonly transactions: readonly Transaction[];
  readonly holdings: readonly InvestmentHolding[];
  readonly categories: readonly UserCategory[];
  readonly budget: Budget;
  readonly goals: readonly Goal[];
  readonly paystubs: readonly Paystub[];
  readonly policies: readonly ProtectionPolicy[];
  readonly scheduled: readonly ScheduledItem[];
  readonly buffer: Cents;
  readonly netWorthHistory: readonly NetWorthPoint[];
  readonly scoreHistory: readonly ScorePoint[];
  readonly notifications: readonly Notification[];
}
