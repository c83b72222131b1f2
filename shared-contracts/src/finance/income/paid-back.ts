import type { Transaction } from '../entities';

const PAID_BACK = /\breimb(?:\b|urse)/iu;

/** Expenses of work that come back are not earned. */
export const isPaidBack = ({ merchant, name }: Pick<Transaction, 'merchant' | 'name'>): boolean =>
  PAID_BACK.test(merchant) || PAID_BACK.test(name ?? '');
