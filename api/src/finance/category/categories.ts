import {
  type CategoryBook,
  isFixedCategory,
  isReserved,
  nameKey,
  standardGroup,
  type UserCategory,
  withCategoryAt,
} from '@halyard/shared-contracts/finance';
import type { CategoryInput, CategoryPatch } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import { categoryBookOf, categoryRows } from '../../db/row/category-row';
import { AppError } from '../../errors';
import { storeCategory } from './store-category';

/** Merged categories count too. They stay so that the merge can be undone. */
const MOST_STORED = 1_000;
const MOST_OWN = 200;

export async function requireCategory(
  trx: Db,
  userId: string,
  id: string,
): Promise<{ readonly book: CategoryBook; readonly category: UserCategory }> {
  const book = await categoryBookOf(trx, userId);
  const category = book.find(id);
  if (category?.id !== id) throw new AppError('NOT_FOUND');
  return { book, category };
}

function requireFreeName({ categories }: CategoryBook, name: string, id: string): void {
  const isTaken = categories.some((each) => each.id !== id && nameKey(each.name) === nameKey(name));
  if (isTaken || isReserved(name, id)) throw new AppError('CATEGORY_EXISTS');
}

async function requireRoomForOwn(trx: Db, userId: string, book: CategoryBook): Promise<void> {
  const own = book.categories.filter(({ builtIn }) => !builtIn);
  if (own.length < MOST_OWN && (await categoryRows(trx, userId)).length < MOST_STORED) return;
  throw new AppError('TOO_MANY_CATEGORIES');
}

export async function addCategory(
  trx: Db,
  userId: string,
  { name, kind, group, color, icon }: CategoryInput,
): Promise<string> {
  const book = await categoryBookOf(trx, userId);
  const id = `category-${uuid()}`;
  requireFreeName(book, name, id);
  await requireRoomForOwn(trx, userId, book);
  await storeCategory(trx, userId, id, {
    name,
    kind,
    budget_group: standardGroup(kind) === null ? null : group,
    color,
    icon,
    place: book.categories.length,
  });
  return id;
}

/** Throws CATEGORY_FIXED for a category that cannot change. */
export function requireChangeable({ id }: UserCategory): void {
  if (isFixedCategory(id)) throw new AppError('CATEGORY_FIXED');
}

/** Moves a category in the list. Those in between move by one place. */
async function reorder(
  trx: Db,
  userId: string,
  { categories }: CategoryBook,
  id: string,
  order: number,
): Promise<void> {
  const before = new Map(categories.map((each) => [each.id, each.order]));
  for (const { id: each, order: place } of withCategoryAt(categories, id, order)) {
    if (before.get(each) !== place) await storeCategory(trx, userId, each, { place });
  }
}

/** Throws NOT_FOUND, CATEGORY_EXISTS, or CATEGORY_FIXED. */
export async function changeCategory(
  trx: Db,
  userId: string,
  id: string,
  { name, kind, group, color, icon, hidden, order }: CategoryPatch,
): Promise<void> {
  const { book, category } = await requireCategory(trx, userId, id);
  if (name !== undefined) requireFreeName(book, name, id);
  if (kind !== undefined && kind !== category.kind) requireChangeable(category);
  if (hidden === true) requireChangeable(category);
  await storeCategory(trx, userId, id, {
    ...(name === undefined ? {} : { name }),
    ...(kind === undefined ? {} : { kind }),
    ...(group === undefined ? {} : { budget_group: group }),
    ...(color === undefined ? {} : { color }),
    ...(icon === undefined ? {} : { icon }),
    ...(hidden === undefined ? {} : { hidden: hidden ? 1 : 0 }),
  });
  if (order !== undefined) await reorder(trx, userId, book, id, order);
}
