import { cents, type Cents } from '../money';
import type { Account, AccountType, IsoMonth, Liability } from '../finance';
import { balanceAt } from './balances';
import { CHECKING, RETIREMENT, SAVINGS, VISA } from './monthly';

const BANK = 'Capitol City Bank';
const BROKER = 'Bluebonnet Investments';

const ACCOUNTS: readonly (readonly [string, string, AccountType, string, string])[] = [
  [CHECKING, 'Everyday Checking', 'checking', BANK, '4417'],
  [SAVINGS, 'High-Yield Savings', 'savings', BANK, '4425'],
  ['acc-brokerage', 'Individual Brokerage', 'brokerage', BROKER, '7731'],
  [RETIREMENT, 'Roth IRA', 'retirement', BROKER, '7749'],
  ['acc-crypto', 'Crypto Wallet', 'crypto', 'Ledgerline', '0c3e'],
];

const common = {
  typeKnown: true,
  officialName: null,
  currency: 'USD',
  source: 'sample',
  closed: false,
} as const;

export function accountsAt(month: IsoMonth): Account[] {
  return ACCOUNTS.map(([id, name, type, institution, mask]) => ({
    ...common,
    id,
    name,
    type,
    institution,
    balance: balanceAt(id, month),
    mask,
    asOf: null,
  }));
}

type Debt = Pick<Liability, 'id' | 'name' | 'type' | 'institution' | 'aprPercent' | 'mask'> & {
  readonly limit: Cents | null;
  readonly payment: Cents | null;
  readonly minimum: Cents | null;
};

const DEBTS: readonly Debt[] = [
  {
    id: VISA,
    name: 'Capitol City Visa',
    type: 'credit_card',
    institution: BANK,
    limit: cents(6_000_00),
    payment: null,
    minimum: cents(95_00),
    aprPercent: 22.99,
    mask: '9038',
  },
  {
    id: 'liab-student',
    name: 'Federal Student Loan',
    type: 'student_loan',
    institution: 'EdFirst Servicing',
    limit: null,
    payment: cents(320_00),
    minimum: cents(320_00),
    aprPercent: 4.99,
    mask: '2206',
  },
  {
    id: 'liab-auto',
    name: 'Mazda CX-5 Loan',
    type: 'auto_loan',
    institution: 'Longhorn Credit Union',
    limit: null,
    payment: cents(412_00),
    minimum: cents(412_00),
    aprPercent: 5.49,
    mask: '5180',
  },
];

export function liabilitiesAt(month: IsoMonth): Liability[] {
  return DEBTS.map(({ payment, minimum, ...debt }) => ({
    ...debt,
    balance: balanceAt(debt.id, month),
    monthlyPayment: payment,
    minimumPayment: minimum,
    currency: 'USD',
    source: 'sample',
    closed: false,
    asOf: null,
  }));
}
