interface BankTimes {
  readonly bank_updated_at: string | null;
  readonly last_success_at: string | null;
}

export const asOfItem = ({ bank_updated_at, last_success_at }: BankTimes): string | null =>
  bank_updated_at ?? last_success_at;

export const asOfItems = (items: readonly BankTimes[]): string | null =>
  items.flatMap((item) => asOfItem(item) ?? []).sort()[0] ?? null;
