import type { Cadence } from './cadence';

/** How often a payee is paid; `none` means that it is no bill. */
export const BILL_CHOICES = [
  'none',
  'weekly',
  'biweekly',
  'monthly',
  'quarterly',
  'yearly',
] as const satisfies readonly (Cadence | 'none')[];

export type BillRhythm = (typeof BILL_CHOICES)[number];
