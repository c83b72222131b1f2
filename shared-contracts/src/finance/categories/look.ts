import { CATEGORY_KEYS, type BuiltInKey } from '../category';

export const CATEGORY_HUES = [
  'medical',
  'personal-care',
  'taxes',
  'dining',
  'home',
  'pets',
  'utilities',
  'fitness',
  'groceries',
  'savings',
  'income',
  'travel',
  'insurance',
  'housing',
  'student-loan',
  'phone',
  'transportation',
  'auto-loan',
  'entertainment',
  'subscriptions',
  'gifts',
  'shopping',
  'education',
  'gas',
] as const;

export type CategoryHue = (typeof CATEGORY_HUES)[number];

export const CATEGORY_ICONS = CATEGORY_KEYS;

export type CategoryIconName = BuiltInKey;
