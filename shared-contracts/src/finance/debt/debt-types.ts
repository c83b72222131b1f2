import type { Category } from '../category';

/** Everything that the product knows about a type of debt. */
export interface DebtTypeFacts {
  /** The type in forms and lists. */
  readonly label: string;
  readonly sidebarLabel: string;
  readonly sidebarGroup: 'CREDIT' | 'LOANS';
  readonly icon:
    | 'card'
    | 'graduation_cap'
    | 'car'
    | 'house'
    | 'bank'
    | 'building'
    | 'scroll'
    | 'calendar';
  /** Loan subtypes of a bank, lower case, as Plaid names them. */
  readonly bankSubtypes: readonly string[];
  /** Has a limit, and is paid by money that arrives on it. */
  readonly isCard: boolean;
  /** The category of spending that shows a payment of the loan; null where none does. */
  readonly paidBy: Category | null;
}

const LOAN = { sidebarGroup: 'LOANS', isCard: false, bankSubtypes: [], paidBy: null } as const;

/** All types of debt, in the order that forms and lists show them. */
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
/** One of `LIABILITY_TYPES`. */
export type LiabilityType = (typeof LIABILITY_TYPES)[number];

/** One record for each type of debt; every rule and label reads it, so a new type is one entry here. */
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
  },
  mortgage: {
    ...LOAN,
    label: 'Mortgage',
    sidebarLabel: 'Mortgage',
    icon: 'house',
    bankSubtypes: ['mortgage'],
    paidBy: 'Rent',
  },
  loan: { ...LOAN, label: 'Loan', sidebarLabel: 'Loan', icon: 'bank' },
  business_debt: {
    ...LOAN,
    label: 'Business debt',
    sidebarLabel: 'Business Debt',
    icon: 'building',
  },
  taxes: { ...LOAN, label: 'Taxes', sidebarLabel: 'Taxes', icon: 'scroll' },
  short_term: {
    ...LOAN,
    label: 'Short-term debt',
    sidebarLabel: 'Short-Term Loan',
    icon: 'calendar',
  },
};

/** The facts of a type. */
export function debtTypeFacts(type: LiabilityType): DebtTypeFacts {
  return records[type];
}

/** Whether a text is a type of debt. */
export function isLiabilityType(text: string): text is LiabilityType {
  return LIABILITY_TYPES.some((type) => type === text);
}
