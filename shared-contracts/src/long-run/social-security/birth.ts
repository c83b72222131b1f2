import type { IsoDate } from '../../finance';

/** In law, an age is reached on the day before the birthday, so January 1 belongs to the year before. */
export function legalBirthYear(birthday: IsoDate): number {
  const year = Number(birthday.slice(0, 4));
  return birthday.endsWith('-01-01') ? year - 1 : year;
}
