import { CATEGORIES, type Category, categoryKey, isBuiltIn } from '../category';
import { isCategoryName } from './name';

const OWN = '.';

/** Returns the key of a built-in category, or the marked name of the user's own one. */
export const categoryAddress = (category: Category): string =>
  isBuiltIn(category) ? categoryKey(category) : `${OWN}${category}`;

/** Returns undefined if the text cannot be a category. */
export function categoryAt(text: string | null): Category | undefined {
  if (text?.startsWith(OWN) && isCategoryName(text.slice(OWN.length))) {
    return text.slice(OWN.length);
  }
  const key = text?.toLowerCase().replace(/ /g, '_');
  return CATEGORIES.find((each) => categoryKey(each) === key);
}
