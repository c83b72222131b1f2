const STATUSES = ['Single', 'Married', 'Domestic partnership', 'Divorced', 'Widowed'];

export function maritalStatusOptions(stored: string): { value: string; label: string }[] {
  const words = stored === '' || STATUSES.includes(stored) ? STATUSES : [...STATUSES, stored];
  return [
    { value: '', label: 'Not answered' },
    ...words.map((word) => ({ value: word, label: word })),
  ];
}
