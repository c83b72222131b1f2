import type { Transaction } from '../entities';

const PAID_BACK = /\breimb(?:\b|urse)/iu;

/** Money that the user laid out and gets back, such as expenses of work, is not earned, however often it comes. */
export const isPaidBack = ({ merchant, name }: Pick<Transaction, 'merchant' | 'name'>): boolean =>
  PAID_BACK.test(merchant) || PAID_BACK.test(name ?? '');
