/** A date that passed after it was chosen stays valid. */
export const isNewPastDate = (date: string | null, before: string | null, today: string): boolean =>
  date !== null && date !== '' && date !== before && date < today;
