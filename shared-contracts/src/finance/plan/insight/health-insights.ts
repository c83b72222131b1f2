import { percentOf, type Cents } from '../../../money';
import type { Transaction } from '../../entities';
import { incomeBasis, type IncomeBasis } from '../../income/annual-income';
import { monthsWithData } from '../../movement/month/months';
import { savingsRate } from '../../movement/savings-rate';
import { monthlyDebtPayments } from '../debt-payments';
import { emergencyMonths, emergencySavings } from '../emergency-savings';
import { moneyFlow, type MoneyHolder } from '../money-flow';
import { recentMonths } from '../recent-months';
import { type DebtLevel, debtLevel } from './debt-payments-insight';
import {
  type EmergencyFundLevel,
  emergencyFundLevel,
  emergencyFundTarget,
} from './emergency-fund-insight';
import { type SavingsLevel, savingsLevel } from './savings-rate-insight';

/** Percentages are unrounded. */
export type HealthInsight =
  | {
      readonly kind: 'savings_rate';
      readonly percent: number;
      readonly months: number;
      readonly level: SavingsLevel;
    }
  | {
      readonly kind: 'debt_payments';
      readonly percent: number;
      readonly payments: Cents;
      readonly incomeBasis: IncomeBasis;
      readonly level: DebtLevel;
    }
  | {
      readonly kind: 'emergency_fund';
      readonly saved: Cents;
      readonly target: Cents;
      readonly months: number;
      readonly level: EmergencyFundLevel;
    };

const savingsInsight = (recent: readonly Transaction[]): HealthInsight[] => {
  const percent = savingsRate(recent);
  if (percent === null) return [];
  const months = monthsWithData(recent).length;
  return [{ kind: 'savings_rate', percent, months, level: savingsLevel(percent) }];
};

/** With an unknown payment, the insight appears only if the known payments alone take a high share. */
const debtInsight = (financialData: MoneyHolder): HealthInsight[] => {
  const { total: payments, unknown } = monthlyDebtPayments(financialData.liabilities);
  const { monthlyIncome } = moneyFlow(financialData);
  const basis = incomeBasis(financialData);
  if (monthlyIncome === null || monthlyIncome === 0 || basis === null) return [];
  const percent = percentOf(payments, monthlyIncome);
  const level = debtLevel(payments, monthlyIncome);
  if (unknown > 0 && level === 'manageable') return [];
  return [{ kind: 'debt_payments', percent, payments, incomeBasis: basis, level }];
};

const emergencyInsight = (financialData: MoneyHolder): HealthInsight[] => {
  const months = emergencyMonths(financialData);
  if (months === null) return [];
  const saved = emergencySavings(financialData.accounts);
  const fund = emergencyFundTarget(financialData);
  const level = emergencyFundLevel(saved, fund);
  return [{ kind: 'emergency_fund', saved, target: fund.target, months, level }];
};

export function healthInsights(financialData: MoneyHolder): HealthInsight[] {
  const recent = recentMonths(financialData);
  return [
    ...savingsInsight(recent),
    ...debtInsight(financialData),
    ...emergencyInsight(financialData),
  ];
}
