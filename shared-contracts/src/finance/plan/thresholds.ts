/** Debt payments up to and including this percentage of income are manageable (P2-9-5). */
export const MANAGEABLE_DEBT_PERCENT = 36;

/** A savings rate from this percentage on is excellent (P2-9-4). */
export const EXCELLENT_SAVINGS_PERCENT = 20;

export const OKAY_SAVINGS_PERCENT = 10;
