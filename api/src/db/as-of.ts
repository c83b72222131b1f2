interface BankTimes {
  readonly bank_updated_at: string | null;
  readonly last_success_at: string | null;
}

/** When a bank's figures were last correct: as the bank says, or when we last read them. */
export const asOfItem = ({ bank_updated_at, last_success_at }: BankTimes): string | null =>
  bank_updated_at ?? last_success_at;

/** When the figures of several banks were last all correct; null without a bank. */
export const asOfItems = (items: readonly BankTimes[]): string | null =>
  items.flatMap((item) => asOfItem(item) ?? []).sort()[0] ?? null;
