/** The user chose this amount, such as the buffer; null is the standard one. */
export interface ChosenAmountTable {
  user_id: string;
  name: 'buffer';
  amount_cents: number | null;
}

/** Other calendars read the bills of a user at this address. */
export interface CalendarAddressTable {
  user_id: string;
  /** It is the public half of the address. */
  id: string;
  secret_hash: string;
  amounts: number;
  created_at: string;
  last_read_at: string | null;
}
