import { cents, subtract } from '../money';
import {
  BUILT_IN_CATEGORIES,
  isoMonth,
  lastDay,
  score,
  scoreFactors,
  totalAssets,
  totalDebt,
  withTransfers,
  type FinancialData,
  type IsoMonth,
  type NetWorthPoint,
  type Profile,
  type ScorePoint,
} from '../finance';
import { MONTHS } from './balances';
import { BUDGET } from './budget';
import { accountsAt, liabilitiesAt } from './accounts';
import { HOLDINGS } from './holdings';
import { NOTIFICATIONS } from './notifications';
import { PAYSTUBS } from './pay';
import { POLICIES } from './policies';
import { TRANSACTIONS } from './transactions';

const LAST_MONTH = isoMonth('2025-06');

const PROFILE: Profile = {
  name: 'Maya Ellison',
  age: 29,
  occupation: 'Product designer',
  location: 'Austin, Texas',
  income: cents(78_000_00),
  maritalStatus: 'Single',
  lifestyle: 'City living, weekend trips',
};

const netWorthAt = (month: IsoMonth): NetWorthPoint => {
  const assets = totalAssets(accountsAt(month));
  const liabilities = totalDebt(liabilitiesAt(month));
  return { date: month, value: subtract(assets, liabilities), assets, liabilities };
};

const scoreAt = (month: IsoMonth): ScorePoint => {
  const today = lastDay(month);
  const factors = scoreFactors({
    source: 'sample',
    profile: PROFILE,
    accounts: accountsAt(month),
    liabilities: liabilitiesAt(month),
    transactions: TRANSACTIONS.filter(({ date }) => date <= today),
    today,
  });
  return { date: month, score: score(factors) ?? 0 };
};

/** Returns the same household at every call. Its figures follow from its transactions and month-end values. */
export function demoHousehold(): FinancialData {
  const accounts = accountsAt(LAST_MONTH);
  const liabilities = liabilitiesAt(LAST_MONTH);
  return {
    source: 'sample',
    today: lastDay(LAST_MONTH),
    asOf: null,
    profile: PROFILE,
    accounts,
    liabilities,
    transactions: withTransfers(TRANSACTIONS, [...accounts, ...liabilities], new Map()),
    holdings: HOLDINGS,
    categories: BUILT_IN_CATEGORIES,
    budget: BUDGET,
    goals: [],
    paystubs: PAYSTUBS,
    policies: POLICIES,
    netWorthHistory: MONTHS.map(netWorthAt),
    scheduled: [],
    buffer: cents(0),
    scoreHistory: MONTHS.map(scoreAt),
    notifications: NOTIFICATIONS,
  };
}
