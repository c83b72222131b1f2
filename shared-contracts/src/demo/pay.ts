import { cents, subtract } from '../money';
import { addDays, isoDate, type Paystub } from '../finance';

const FIRST_PAYDAY = isoDate('2025-01-10');
const PAYCHECKS = 13;
const DAYS_BETWEEN_PAYCHECKS = 14;

/** The 26 paychecks of a year add up to the yearly income of $78,000 before tax. */
const GROSS = cents(3000_00);

const deductions = (paycheck: number) => cents(paycheck < 6 ? 804_58 : 793_16);

export const PAYSTUBS: readonly Paystub[] = Array.from({ length: PAYCHECKS }, (_, paycheck) => ({
  id: `pay-${String(paycheck + 1).padStart(2, '0')}`,
  date: addDays(FIRST_PAYDAY, paycheck * DAYS_BETWEEN_PAYCHECKS),
  employer: 'Juniper Design Studio',
  gross: GROSS,
  deductions: deductions(paycheck),
  net: subtract(GROSS, deductions(paycheck)),
})).reverse();
