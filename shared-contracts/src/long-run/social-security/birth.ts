import type { IsoDate } from '../../finance';

/** By law, a person reaches an age on the day before the birthday, so January 1 belongs to the year before. */
export function legalBirthYear(birthday: IsoDate): number {
  const year = Number(birthday.slice(0, 4));
  return birthday.endsWith('-01-01') ? year - 1 : year;
}
