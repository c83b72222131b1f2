const STATUSES = ['Single', 'Married', 'Domestic partnership', 'Divorced', 'Widowed'];

/** What to choose from; a stored status that is none of ours stays among them. */
export function maritalStatusOptions(stored: string): { value: string; label: string }[] {
  const words = stored === '' || STATUSES.includes(stored) ? STATUSES : [...STATUSES, stored];
  return [
    { value: '', label: 'Not answered' },
    ...words.map((word) => ({ value: word, label: word })),
  ];
}
