import { cents } from '../../money';

/** Savings below this call for an emergency fund (spec part 2, section 9). */
export const EMERGENCY_FUND_FLOOR = cents(12_000_00);

/** What the emergency fund should reach (spec part 2, section 9). */
export const EMERGENCY_FUND_TARGET = cents(24_000_00);

/** Debt payments up to this percent of income are manageable, the limit itself included (spec part 2, section 9). */
export const MANAGEABLE_DEBT_PERCENT = 36;

/** Savings rate in percent from which saving is excellent (spec part 2, section 9). */
export const EXCELLENT_SAVINGS_PERCENT = 20;

/** Savings rate in percent from which saving is okay (spec part 2, section 9). */
export const OKAY_SAVINGS_PERCENT = 10;
