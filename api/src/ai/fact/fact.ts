import type { Category, IsoDate, IsoMonth, Transaction } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';

/** A missing field does not narrow the rows. Transfers never count. */
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
      readonly ids?: readonly Transaction['id'][];
    }
  /** These are the ids of assets, debts, or both. */
  | { readonly of: 'holdings'; readonly ids: readonly string[] }
  /** Some figures count more than rows, such as a budget line. */
  | { readonly of: 'screen'; readonly path: string };

/** A figure may not stand in a sentence about another thing of the same kind. */
interface About {
  readonly category?: Category;
  readonly merchant?: string;
  /** This is the id of an account or a debt. */
  readonly holding?: string;
  readonly period?: IsoMonth;
  /** The figure compares `period` with this month. */
  readonly against?: IsoMonth;
}

interface FactBase extends About {
  /** The id is stable across versions of the data. */
  readonly id: string;
  readonly label: string;
  readonly query: FactQuery;
}

export type MoneyFact = FactBase & { readonly unit: 'cents'; readonly value: Cents };

/** A percent has the precision that is shown. */
export type NumberFact = FactBase & {
  readonly unit: 'percent' | 'count' | 'months';
  readonly value: number;
};

export type DateFact = FactBase & { readonly unit: 'date'; readonly value: IsoDate };

export type Fact = MoneyFact | NumberFact | DateFact;
