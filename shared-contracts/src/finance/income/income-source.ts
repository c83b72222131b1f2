import type { Cents } from '../../money';
import type { Categorized } from '../categories/user-category';
import type { Cadence } from '../recurring/cadence';

/** One source of regular income. */
export interface IncomeSource extends Categorized {
  /** The payee, or the category when irregular income has several payees. */
  readonly name: string;
  readonly cadence: Cadence | 'irregular';
  /** What a payment brings, or an average month when irregular. */
  readonly amount: Cents;
  /** The range of payments, or of months when irregular. */
  readonly low: Cents;
  readonly high: Cents;
  readonly yearly: Cents;
}
