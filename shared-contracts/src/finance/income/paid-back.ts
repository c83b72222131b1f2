import type { Transaction } from '../entities';

const PAID_BACK = /\breimb(?:\b|urse)/iu;

/** Repaid expenses of work are not income. */
export const isPaidBack = ({ merchant, name }: Pick<Transaction, 'merchant' | 'name'>): boolean =>
  PAID_BACK.test(merchant) || PAID_BACK.test(name ?? '');
