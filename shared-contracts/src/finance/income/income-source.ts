import type { Cents } from '../../money';
import type { Categorized } from '../categories/user-category';
import type { Cadence } from '../recurring/cadence';

export interface IncomeSource extends Categorized {
  /** It is the payee, or the category of several payees. */
  readonly name: string;
  readonly cadence: Cadence | 'irregular';
  /** It is the amount of a payment, or of an average month when irregular. */
  readonly amount: Cents;
  /** The range is over payments, or over months when irregular. */
  readonly low: Cents;
  readonly high: Cents;
  readonly yearly: Cents;
  /** It is the account that regular payments arrive in. Irregular income may arrive in several. */
  readonly accountId?: string | undefined;
}
