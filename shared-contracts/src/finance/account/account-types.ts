/** Groups of the sidebar in the order they are shown. */
export const SIDEBAR_GROUPS = ['CASH', 'CREDIT', 'LOANS', 'TRACKING', 'CLOSED'] as const;
/** One of `SIDEBAR_GROUPS`. */
export type SidebarGroupName = (typeof SIDEBAR_GROUPS)[number];

/** The account types that a bank reports and the type maps to, lower case, as Plaid names them. */
interface BankTypes {
  readonly type: 'depository' | 'investment';
  /** 'other' accepts every subtype that no other record names. */
  readonly subtypes: readonly string[] | 'other';
}

/** A short sidebar label for accounts whose name contains the pattern. */
interface SidebarLabel {
  readonly label: string;
  readonly name: RegExp;
}

/** Everything that the product knows about a type of account. */
export interface AccountTypeFacts {
  /** The type in forms and lists. */
  readonly label: string;
  readonly icon: 'bank' | 'piggy_bank' | 'chart' | 'umbrella' | 'coin' | 'briefcase';
  readonly sidebarGroup: SidebarGroupName;
  /** Short sidebar labels and the names that they fit; an account that none fits shows its own name. */
  readonly sidebarLabels: readonly SidebarLabel[];
  readonly bank: BankTypes | null;
  /** Money that can be spent today. */
  readonly isCash: boolean;
  /** Money set aside for emergencies. */
  readonly isEmergencyFund: boolean;
  /** Holds securities or coins, and counts toward diversity. */
  readonly isInvested: boolean;
  /** Is part of the investments of the wealth plan. */
  readonly isPlanInvestment: boolean;
}

const NO_RULES = {
  isCash: false,
  isEmergencyFund: false,
  isInvested: false,
  isPlanInvestment: false,
} as const;

const ANY_NAME = /(?:)/;

const CASH_LABELS: readonly SidebarLabel[] = [
  { label: 'Checking', name: /checking/i },
  { label: 'Savings', name: /savings/i },
];

/** A label never names something that the account is not. */
const RETIREMENT_LABELS: readonly SidebarLabel[] = [
  { label: '401(k)', name: /401 ?\(?k/i },
  { label: 'IRA', name: /\bira\b/i },
];

/** The subtypes that are retirement accounts; the specification names only ira and 401k. */
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

/** All account types, in the order that forms and lists show them. */
export const ACCOUNT_TYPES = [
  'checking',
  'savings',
  'brokerage',
  'retirement',
  'crypto',
  'other',
] as const;
/** One of `ACCOUNT_TYPES`. */
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** One record for each type of account; every rule and label reads it, so a new type is one entry here. */
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
  /** Shown under its own name and left out of totals. */
  other: {
    ...NO_RULES,
    label: 'Other',
    icon: 'briefcase',
    sidebarGroup: 'TRACKING',
    sidebarLabels: [],
    bank: null,
  },
};

/** The facts of a type. */
export function accountTypeFacts(type: AccountType): AccountTypeFacts {
  return records[type];
}

/** A yes-or-no fact of an account type. */
export type AccountRule = keyof typeof NO_RULES;

/** The types of which a rule is true. */
export function typesThat(rule: AccountRule): readonly AccountType[] {
  return ACCOUNT_TYPES.filter((type) => records[type][rule]);
}

/** Whether a text is an account type. */
export function isAccountType(text: string): text is AccountType {
  return ACCOUNT_TYPES.some((type) => type === text);
}
