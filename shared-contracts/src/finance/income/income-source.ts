import type { Cents } from '../../money';
import type { Categorized } from '../categories/user-category';
import type { Cadence } from '../recurring/cadence';

/** One source of regular income. */
export interface IncomeSource extends Categorized {
  /** The payee, or the category of several payees. */
  readonly name: string;
  readonly cadence: Cadence | 'irregular';
  /** Of a payment, or of an average month when irregular. */
  readonly amount: Cents;
  /** Of payments, or of months when irregular. */
  readonly low: Cents;
  readonly high: Cents;
  readonly yearly: Cents;
}
