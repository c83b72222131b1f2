interface BankTimes {
  readonly bank_updated_at: string | null;
  readonly last_success_at: string | null;
}

/**
 * Returns when a bank's figures were last correct: the time that the bank states, or else the time of the last
 * sync.
 */
export const asOfItem = ({ bank_updated_at, last_success_at }: BankTimes): string | null =>
  bank_updated_at ?? last_success_at;

/** Returns when the figures of several banks were last all correct, or null without a bank. */
export const asOfItems = (items: readonly BankTimes[]): string | null =>
  items.flatMap((item) => asOfItem(item) ?? []).sort()[0] ?? null;
