import type { IsoDate } from '../../finance';

/** `value` is as the law or statistic prints it, in dollars and percent. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly validFrom: IsoDate;
  /** It is null if no end is known. */
  readonly validTo: IsoDate | null;
  readonly citation: string;
  readonly url: string;
  readonly checkedOn: IsoDate;
  /** `true` means that it was compared with the text of its source (see docs/how-to/update-a-year.md). */
  readonly verified: boolean;
}

export const isExpired = ({ validTo }: Pick<Sourced<unknown>, 'validTo'>, today: IsoDate) =>
  validTo !== null && validTo < today;
