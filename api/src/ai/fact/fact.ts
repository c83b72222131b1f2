import type { Category, IsoDate, IsoMonth, Transaction } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';

/** The rows of a household that a fact was made from; what is left out does not narrow them, transfers never count. */
export type FactQuery =
  | {
      readonly of: 'transactions';
      readonly kind?: 'spending' | 'income';
      readonly category?: Category;
      readonly months?: readonly IsoMonth[];
      readonly from?: IsoDate | null;
      readonly to?: IsoDate | null;
      readonly categories?: readonly Category[];
      readonly account?: string;
      readonly merchants?: readonly string[];
      /** Single transactions. */
      readonly ids?: readonly Transaction['id'][];
    }
  /** Assets, debts or both, by id. */
  | { readonly of: 'holdings'; readonly ids: readonly string[] }
  /** A rule over more than rows, such as a budget line: the screen that shows it. */
  | { readonly of: 'screen'; readonly path: string };

/** What a fact is about. A sentence that names another thing of the same kind may not use its figure. */
interface About {
  readonly category?: Category;
  readonly merchant?: string;
  /** Id of an account or a debt. */
  readonly holding?: string;
  readonly period?: IsoMonth;
  /** The month that `period` is compared with. */
  readonly against?: IsoMonth;
}

interface FactBase extends About {
  /** The same thing has the same id in every version of the data. */
  readonly id: string;
  readonly label: string;
  readonly query: FactQuery;
}

/** A figure in money. */
export type MoneyFact = FactBase & { readonly unit: 'cents'; readonly value: Cents };

/** A share, how many of something, or a length of time; a percent is at the precision it is shown with. */
export type NumberFact = FactBase & {
  readonly unit: 'percent' | 'count' | 'months';
  readonly value: number;
};

export type DateFact = FactBase & { readonly unit: 'date'; readonly value: IsoDate };

/** One figure of a household, with what it means and where it comes from. */
export type Fact = MoneyFact | NumberFact | DateFact;
