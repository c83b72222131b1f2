/** An amount that the user chose, such as the buffer; null is the standard one. */
export interface ChosenAmountTable {
  user_id: string;
  name: 'buffer';
  amount_cents: number | null;
}

/** The address at which other calendars read the bills of a user. */
export interface CalendarAddressTable {
  user_id: string;
  /** The public half of the address. */
  id: string;
  secret_hash: string;
  /** 1 if the file has amounts. */
  amounts: number;
  created_at: string;
  last_read_at: string | null;
}
