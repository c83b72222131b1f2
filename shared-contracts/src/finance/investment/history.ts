import type { Cents } from '../../money';
import type { IsoDate } from '../civil-date';

/** What was bought, sold, paid in, or taken out. `amount` is cash into the account when it is above zero. */
export interface InvestmentTrade {
  readonly id: string;
  readonly accountId: string;
  readonly date: IsoDate;
  readonly name: string;
  /** The bank's own kind, such as `contribution` or `dividend`. */
  readonly kind: string;
  readonly security: string | null;
  readonly quantity: number;
  /** The price of one unit, with fractions of a cent. */
  readonly unitPrice: number | null;
  readonly amount: Cents;
  readonly fees: Cents | null;
}

/** What an account was worth at the end of a day. */
interface AccountValue {
  readonly accountId: string;
  readonly date: IsoDate;
  readonly value: Cents;
}

/** What the user says about investments. Prices are in dollars. */
export interface InvestmentNotes {
  readonly purchases: readonly { readonly accountId: string; readonly price: number }[];
  /** The yearly cost of a fund in percent of its value; `fund` is its ticker, or its name without one. */
  readonly expenseRatios: readonly { readonly fund: string; readonly percent: number }[];
}

/** What is known about investments beyond holdings. Values are in the order of their days, trades the newest first. */
export interface InvestmentHistory {
  readonly trades: readonly InvestmentTrade[];
  readonly values: readonly AccountValue[];
  /** The first day since which all trades of an account are known; accounts without it have none. */
  readonly flowsFrom: readonly { readonly accountId: string; readonly date: IsoDate }[];
  readonly notes: InvestmentNotes;
}
