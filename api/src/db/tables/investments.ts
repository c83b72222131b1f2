export interface InvestmentTradeTable {
  user_id: string;
  id: string;
  item_id: string;
  account_id: string;
  date: string;
  name: string;
  /** It is the bank's own kind, such as `contribution` or `dividend`. */
  kind: string;
  security: string | null;
  quantity: number;
  /** It is the price of one unit in `currency`, with fractions of a cent. */
  unit_price: number | null;
  /** Cash into the account is above zero. */
  amount_cents: number;
  fees_cents: number | null;
  currency: string;
}

export interface InvestmentHoldingTable {
  user_id: string;
  id: string;
  item_id: string;
  account_id: string;
  name: string;
  ticker: string | null;
  kind: string;
  quantity: number;
  /** It is the price of one unit in `currency`, with fractions of a cent. */
  unit_price: number | null;
  value_cents: number;
  cost_basis_cents: number | null;
  currency: string;
  priced_on: string | null;
}
