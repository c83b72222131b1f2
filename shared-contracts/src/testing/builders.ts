import {
  type Account,
  BUILT_IN_CATEGORIES,
  type FinancialData,
  type InvestmentHolding,
  isoDate,
  type Liability,
  type Paystub,
  type ProtectionPolicy,
  type Transaction,
} from '../finance';
import { cents } from '../money';

let next = 1;
const id = (kind: string) => `${kind}-${next++}`;

export function account(part: Partial<Account> = {}): Account {
  return {
    id: id('acc'),
    name: 'Everyday Checking',
    officialName: null,
    type: 'checking',
    typeKnown: true,
    institution: 'First Platypus Bank',
    balance: cents(100_000),
    currency: 'USD',
    mask: null,
    source: 'bank',
    closed: false,
    asOf: null,
    ...part,
  };
}

export function liability(part: Partial<Liability> = {}): Liability {
  return {
    id: id('liab'),
    name: 'Visa Card',
    type: 'credit_card',
    institution: 'First Platypus Bank',
    balance: cents(50_000),
    limit: cents(500_000),
    monthlyPayment: null,
    minimumPayment: null,
    aprPercent: 19.99,
    currency: 'USD',
    mask: null,
    source: 'bank',
    closed: false,
    asOf: null,
    ...part,
  };
}

/** `type` follows the sign of `amount`. */
export function transaction(part: Partial<Transaction> = {}): Transaction {
  const amount = part.amount ?? cents(-2_000);
  return {
    id: id('txn'),
    accountId: 'acc-1',
    date: isoDate('2025-06-15'),
    merchant: 'Corner Market',
    name: 'CORNER MARKET 0042',
    category: 'Groceries',
    type: amount < 0 ? 'debit' : 'credit',
    pending: false,
    currency: 'USD',
    note: null,
    source: 'bank',
    ...part,
    amount,
  };
}

export function holding(part: Partial<InvestmentHolding> = {}): InvestmentHolding {
  return {
    id: id('hold'),
    accountId: 'acc-1',
    name: 'Total Market Fund',
    ticker: 'TMF',
    kind: 'fund',
    quantity: 10,
    unitPrice: 50,
    value: cents(50_000),
    costBasis: null,
    currency: 'USD',
    pricedOn: isoDate('2025-06-27'),
    ...part,
  };
}

export function paystub(part: Partial<Paystub> = {}): Paystub {
  return {
    id: id('pay'),
    date: isoDate('2025-06-13'),
    employer: 'Acme Studio',
    gross: cents(300_000),
    deductions: cents(80_000),
    net: cents(220_000),
    ...part,
  };
}

export function policy(part: Partial<ProtectionPolicy> = {}): ProtectionPolicy {
  return {
    id: id('pol'),
    type: 'term_life',
    provider: 'Harbor Mutual',
    policyNumber: 'TL-1',
    premium: cents(3_200),
    coverage: cents(50_000_000),
    status: 'active',
    ...part,
  };
}

export function financialData(part: Partial<FinancialData> = {}): FinancialData {
  return {
    source: 'own',
    today: isoDate('2025-06-30'),
    asOf: null,
    profile: {
      name: null,
      age: null,
      occupation: null,
      location: null,
      income: null,
      maritalStatus: null,
      lifestyle: null,
    },
    accounts: [],
    liabilities: [],
    transactions: [],
    holdings: [],
    categories: BUILT_IN_CATEGORIES,
    budget: { standard: {}, months: {} },
    goals: [],
    paystubs: [],
    policies: [],
    netWorthHistory: [],
    scheduled: [],
    buffer: cents(0),
    scoreHistory: [],
    notifications: [],
    ...part,
  };
}
