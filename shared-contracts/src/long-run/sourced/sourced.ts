import type { IsoDate } from '../../finance';

/** From a law or a statistic. `value` is as the source prints it: dollars and percent. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly validFrom: IsoDate;
  /** Null while nothing ends it. */
  readonly validTo: IsoDate | null;
  readonly citation: string;
  readonly url: string;
  readonly checkedOn: IsoDate;
  /** With the text of its source (see docs/how-to/update-a-year.md). */
  readonly verified: boolean;
}

/** Whether the figure's year has ended. */
export const isExpired = ({ validTo }: Pick<Sourced<unknown>, 'validTo'>, today: IsoDate) =>
  validTo !== null && validTo < today;
