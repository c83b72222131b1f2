import type { Cents } from '../../money';
import type { IsoDate } from '../civil-date';

/** A trade buys, sells, pays in, or takes out. An `amount` above zero is cash into the account. */
export interface InvestmentTrade {
  readonly id: string;
  readonly accountId: string;
  readonly date: IsoDate;
  readonly name: string;
  /** It is the bank's own word, such as `contribution` or `dividend`. */
  readonly kind: string;
  readonly security: string | null;
  readonly quantity: number;
  /** It is the price of one unit, with fractions of a cent. */
  readonly unitPrice: number | null;
  readonly amount: Cents;
  readonly fees: Cents | null;
}

interface AccountValue {
  readonly accountId: string;
  readonly date: IsoDate;
  readonly value: Cents;
}

/** The user enters these notes. Prices are in dollars. */
export interface InvestmentNotes {
  readonly purchases: readonly { readonly accountId: string; readonly price: number }[];
  /**
   * `percent` is the yearly cost of the fund in percent of its value. `fund` is its ticker, or its name without
   * one.
   */
  readonly expenseRatios: readonly { readonly fund: string; readonly percent: number }[];
}

/** This is what is known beyond holdings. Values are ordered by day, and trades are newest first. */
export interface InvestmentHistory {
  readonly trades: readonly InvestmentTrade[];
  readonly values: readonly AccountValue[];
  /** All trades of the account are known from `date` on. An account without this day has no entry. */
  readonly flowsFrom: readonly { readonly accountId: string; readonly date: IsoDate }[];
  readonly notes: InvestmentNotes;
}
