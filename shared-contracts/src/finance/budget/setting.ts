import type { Cents } from '../../money';
import type { CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';

/**
 * The setting says what happens to money that is left at the end of a month: nothing, it is carried over, or it is
 * saved for a target that gets a share each month (P3-B4-4).
 */
export type BudgetSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'rollover' }
  | { readonly kind: 'target'; readonly amount: Cents; readonly by: IsoMonth };

export interface DatedSetting {
  readonly key: CategoryKey;
  readonly from: IsoMonth;
  readonly setting: BudgetSetting;
}

/**
 * A closed month up to `until` has this line instead of the one in `standard`. `assigned` is null if there was no
 * line.
 */
export interface EarlierLine {
  readonly key: CategoryKey;
  readonly until: IsoMonth;
  readonly assigned: Cents | null;
}

/** Null as `from` or `to` stands for the money that is still to be assigned. */
export interface BudgetMove {
  readonly id: string;
  readonly month: IsoMonth;
  readonly from: CategoryKey | null;
  readonly to: CategoryKey | null;
  readonly amount: Cents;
}

const NONE: BudgetSetting = { kind: 'none' };

/** Returns the newest setting that began by `month`. */
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
