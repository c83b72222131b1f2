import type { Cents } from '../../money';
import type { CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';

/**
 * What happens to the rest at the end of a month: nothing, it is carried over, or it is saved for a target, of which
 * each month gets a share (P3-B4-4).
 */
export type BudgetSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'rollover' }
  | { readonly kind: 'target'; readonly amount: Cents; readonly by: IsoMonth };

/** Earlier months stay as they are. */
export interface DatedSetting {
  readonly key: CategoryKey;
  readonly from: IsoMonth;
  readonly setting: BudgetSetting;
}

/** What `standard` had up to a closed month; null if there was no line. */
export interface EarlierLine {
  readonly key: CategoryKey;
  readonly until: IsoMonth;
  readonly assigned: Cents | null;
}

/** Null is what is still to be assigned. */
export interface BudgetMove {
  readonly id: string;
  readonly month: IsoMonth;
  readonly from: CategoryKey | null;
  readonly to: CategoryKey | null;
  readonly amount: Cents;
}

const NONE: BudgetSetting = { kind: 'none' };

/** The newest setting that a month has. */
export function settingOf(
  settings: readonly DatedSetting[],
  key: CategoryKey,
  month: IsoMonth,
): BudgetSetting {
  const own = settings.filter((each) => each.key === key && each.from <= month);
  const newest = own.reduce<DatedSetting | null>(
    (best, each) => (best === null || each.from > best.from ? each : best),
    null,
  );
  return newest?.setting ?? NONE;
}
