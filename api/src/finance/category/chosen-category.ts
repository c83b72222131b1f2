import { type CategoryBook, categoryNamed } from '@halyard/shared-contracts/finance';
import { storedCategory } from '../../db/row/category-row';
import { AppError } from '../../errors';

/** Returns the stored value of a category that the user names. Throws BAD_REQUEST. */
export function chosenCategory(book: CategoryBook, text: string): string {
  const category = categoryNamed(book, text);
  if (!category)
    throw new AppError('BAD_REQUEST', { message: 'There is no category of this name' });
  return storedCategory(category);
}
