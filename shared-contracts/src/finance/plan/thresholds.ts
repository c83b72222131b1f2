import { cents } from '../../money';

/** Savings below this call for an emergency fund (P2-9-6). */
export const EMERGENCY_FUND_FLOOR = cents(12_000_00);

/** What the emergency fund should reach (P2-9-6). */
export const EMERGENCY_FUND_TARGET = cents(24_000_00);

/** Debt payments up to this percent of income are manageable, the limit itself included (P2-9-5). */
export const MANAGEABLE_DEBT_PERCENT = 36;

/** Savings rate in percent from which saving is excellent (P2-9-4). */
export const EXCELLENT_SAVINGS_PERCENT = 20;

/** Savings rate in percent from which saving is okay (P2-9-4). */
export const OKAY_SAVINGS_PERCENT = 10;
