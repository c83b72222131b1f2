import type { Category, IsoDate, IsoMonth, Transaction } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';

/** What is left out does not narrow the rows; transfers never count. */
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
  /** Over more than rows, such as a budget line. */
  | { readonly of: 'screen'; readonly path: string };

/** A sentence that names another thing of the same kind may not use the figure. */
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
  /** Stable across versions of the data. */
  readonly id: string;
  readonly label: string;
  readonly query: FactQuery;
}

/** A figure in money. */
export type MoneyFact = FactBase & { readonly unit: 'cents'; readonly value: Cents };

/** A percent is at the precision it is shown with. */
export type NumberFact = FactBase & {
  readonly unit: 'percent' | 'count' | 'months';
  readonly value: number;
};

export type DateFact = FactBase & { readonly unit: 'date'; readonly value: IsoDate };

export type Fact = MoneyFact | NumberFact | DateFact;
