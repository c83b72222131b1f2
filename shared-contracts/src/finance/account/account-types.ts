export const SIDEBAR_GROUPS = ['CASH', 'CREDIT', 'LOANS', 'TRACKING', 'CLOSED'] as const;
export type SidebarGroupName = (typeof SIDEBAR_GROUPS)[number];

/** The names are Plaid's, in lower case. */
interface BankTypes {
  readonly type: 'depository' | 'investment';
  readonly subtypes: readonly string[] | 'other';
}

interface SidebarLabel {
  readonly label: string;
  readonly name: RegExp;
}

export interface AccountTypeFacts {
  readonly label: string;
  readonly icon:
    | 'bank'
    | 'piggy_bank'
    | 'chart'
    | 'umbrella'
    | 'coin'
    | 'banknote'
    | 'house'
    | 'car'
    | 'tag'
    | 'shopping_bag'
    | 'briefcase';
  readonly sidebarGroup: SidebarGroupName;
  /** An account whose name fits no label shows its own name. */
  readonly sidebarLabels: readonly SidebarLabel[];
  readonly bank: BankTypes | null;
  readonly isCash: boolean;
  readonly isEmergencyFund: boolean;
  /** It counts toward diversity in the score. */
  readonly isInvested: boolean;
  readonly isPlanInvestment: boolean;
  /** The user estimates its value. */
  readonly isValued: boolean;
}

const NO_RULES = {
  isCash: false,
  isEmergencyFund: false,
  isInvested: false,
  isPlanInvestment: false,
  isValued: false,
} as const;

/** A possession shows its own name, and no bank reports one. */
const POSSESSION = {
  ...NO_RULES,
  sidebarGroup: 'TRACKING',
  sidebarLabels: [],
  bank: null,
  isValued: true,
} as const;

const ANY_NAME = /(?:)/;

const CASH_LABELS: readonly SidebarLabel[] = [
  { label: 'Checking', name: /checking/i },
  { label: 'Savings', name: /savings/i },
];

const RETIREMENT_LABELS: readonly SidebarLabel[] = [
  { label: '401(k)', name: /401 ?\(?k/i },
  { label: 'IRA', name: /\bira\b/i },
];

const RETIREMENT_SUBTYPES = [
  '401a',
  '401k',
  '403b',
  '457b',
  'ira',
  'keogh',
  'lif',
  'lira',
  'lrif',
  'lrsp',
  'pension',
  'prif',
  'profit sharing plan',
  'retirement',
  'rlif',
  'roth',
  'roth 401k',
  'roth 403b',
  'rrif',
  'rrsp',
  'sarsep',
  'sep ira',
  'simple ira',
  'sipp',
  'thrift savings plan',
];

export const ACCOUNT_TYPES = [
  'checking',
  'savings',
  'brokerage',
  'retirement',
  'crypto',
  'cash',
  'home',
  'vehicle',
  'valuables',
  'business',
  'other',
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const records: Readonly<Record<AccountType, AccountTypeFacts>> = {
  checking: {
    ...NO_RULES,
    label: 'Checking',
    icon: 'bank',
    sidebarGroup: 'CASH',
    sidebarLabels: CASH_LABELS,
    bank: { type: 'depository', subtypes: 'other' },
    isCash: true,
  },
  savings: {
    ...NO_RULES,
    label: 'Savings',
    icon: 'piggy_bank',
    sidebarGroup: 'CASH',
    sidebarLabels: CASH_LABELS,
    bank: { type: 'depository', subtypes: ['savings', 'cd', 'money market', 'hsa'] },
    isCash: true,
    isEmergencyFund: true,
  },
  brokerage: {
    ...NO_RULES,
    label: 'Brokerage',
    icon: 'chart',
    sidebarGroup: 'TRACKING',
    sidebarLabels: [{ label: 'Brokerage', name: ANY_NAME }],
    bank: { type: 'investment', subtypes: 'other' },
    isInvested: true,
    isPlanInvestment: true,
  },
  retirement: {
    ...NO_RULES,
    label: 'Retirement',
    icon: 'umbrella',
    sidebarGroup: 'TRACKING',
    sidebarLabels: RETIREMENT_LABELS,
    bank: { type: 'investment', subtypes: RETIREMENT_SUBTYPES },
    isInvested: true,
    isPlanInvestment: true,
  },
  crypto: {
    ...NO_RULES,
    label: 'Crypto',
    icon: 'coin',
    sidebarGroup: 'TRACKING',
    sidebarLabels: [{ label: 'Crypto', name: ANY_NAME }],
    bank: { type: 'investment', subtypes: ['crypto exchange', 'non-custodial wallet'] },
    isInvested: true,
  },
  cash: {
    ...NO_RULES,
    label: 'Cash',
    icon: 'banknote',
    sidebarGroup: 'CASH',
    sidebarLabels: [],
    bank: null,
    isCash: true,
  },
  home: { ...POSSESSION, label: 'Home', icon: 'house' },
  vehicle: { ...POSSESSION, label: 'Vehicle', icon: 'car' },
  valuables: { ...POSSESSION, label: 'Valuables', icon: 'tag' },
  business: { ...POSSESSION, label: 'Business', icon: 'shopping_bag' },
  /** It shows its own name. Totals leave it out if a bank reports it (R-3.9, P3-C6-2). */
  other: {
    ...NO_RULES,
    label: 'Other',
    icon: 'briefcase',
    sidebarGroup: 'TRACKING',
    sidebarLabels: [],
    bank: null,
  },
};

export function accountTypeFacts(type: AccountType): AccountTypeFacts {
  return records[type];
}

export type AccountRule = keyof typeof NO_RULES;

export function typesThat(rule: AccountRule): readonly AccountType[] {
  return ACCOUNT_TYPES.filter((type) => records[type][rule]);
}

export function isAccountType(text: string): text is AccountType {
  return ACCOUNT_TYPES.some((type) => type === text);
}
