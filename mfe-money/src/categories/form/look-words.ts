import type { CategoryHue } from '@halyard/shared-contracts/finance';

/** What the hues look like. */
export const HUE_NAMES: Readonly<Record<CategoryHue, string>> = {
  medical: 'Red',
  'personal-care': 'Pink',
  taxes: 'Coral',
  dining: 'Orange',
  home: 'Brown',
  pets: 'Gold',
  utilities: 'Olive',
  fitness: 'Moss',
  groceries: 'Green',
  savings: 'Sage',
  income: 'Pine',
  travel: 'Turquoise',
  insurance: 'Teal',
  housing: 'Blue',
  'student-loan': 'Navy',
  phone: 'Slate',
  transportation: 'Cornflower',
  'auto-loan': 'Violet',
  entertainment: 'Purple',
  subscriptions: 'Orchid',
  gifts: 'Rose',
  shopping: 'Magenta',
  education: 'Plum',
  gas: 'Mauve',
};
