import type { AccountType } from '../account/account-types';
import type { BuiltInCategory } from '../category';

export interface DebtTypeFacts {
  readonly label: string;
  readonly sidebarLabel: string;
  readonly sidebarGroup: 'CREDIT' | 'LOANS';
  readonly icon:
    | 'card'
    | 'graduation_cap'
    | 'car'
    | 'house'
    | 'bank'
    | 'briefcase'
    | 'banknote'
    | 'calendar';
  /** The names are Plaid's, in lower case. */
  readonly bankSubtypes: readonly string[];
  readonly isCard: boolean;
  readonly paidBy: BuiltInCategory | null;
  /** It is what the user bought with the borrowed money. */
  readonly bought: AccountType | null;
}

const LOAN = {
  sidebarGroup: 'LOANS',
  isCard: false,
  bankSubtypes: [],
  paidBy: null,
  bought: null,
} as const;

export const LIABILITY_TYPES = [
  'credit_card',
  'student_loan',
  'auto_loan',
  'mortgage',
  'loan',
  'business_debt',
  'taxes',
  'short_term',
] as const;
export type LiabilityType = (typeof LIABILITY_TYPES)[number];

const records: Readonly<Record<LiabilityType, DebtTypeFacts>> = {
  credit_card: {
    ...LOAN,
    label: 'Credit card',
    sidebarLabel: 'Credit Card',
    sidebarGroup: 'CREDIT',
    icon: 'card',
    isCard: true,
  },
  student_loan: {
    ...LOAN,
    label: 'Student loan',
    sidebarLabel: 'Student Loan',
    icon: 'graduation_cap',
    bankSubtypes: ['student'],
    paidBy: 'Student Loan',
  },
  auto_loan: {
    ...LOAN,
    label: 'Auto loan',
    sidebarLabel: 'Auto Loan',
    icon: 'car',
    bankSubtypes: ['auto'],
    paidBy: 'Auto Loan',
    bought: 'vehicle',
  },
  mortgage: {
    ...LOAN,
    label: 'Mortgage',
    sidebarLabel: 'Mortgage',
    icon: 'house',
    bankSubtypes: ['mortgage'],
    paidBy: 'Mortgage',
    bought: 'home',
  },
  loan: { ...LOAN, label: 'Loan', sidebarLabel: 'Loan', icon: 'bank' },
  business_debt: {
    ...LOAN,
    label: 'Business debt',
    sidebarLabel: 'Business Debt',
    icon: 'briefcase',
  },
  taxes: { ...LOAN, label: 'Taxes', sidebarLabel: 'Taxes', icon: 'banknote' },
  short_term: {
    ...LOAN,
    label: 'Short-term debt',
    sidebarLabel: 'Short-Term Loan',
    icon: 'calendar',
  },
};

export function debtTypeFacts(type: LiabilityType): DebtTypeFacts {
  return records[type];
}

export function isLiabilityType(text: string): text is LiabilityType {
  return LIABILITY_TYPES.some((type) => type === text);
}
