import { CATEGORIES, type Category, categoryKey, isBuiltIn } from '../category';
import { isCategoryName } from './name';

/** Begins a name that the user gave. */
const OWN = '.';

/** The key of a built-in category, or the user's own name. */
export const categoryAddress = (category: Category): string =>
  isBuiltIn(category) ? categoryKey(category) : `${OWN}${category}`;

/** Undefined for a text that cannot be a category. */
export function categoryAt(text: string | null): Category | undefined {
  if (text?.startsWith(OWN) && isCategoryName(text.slice(OWN.length))) {
    return text.slice(OWN.length);
  }
  const key = text?.toLowerCase().replace(/ /g, '_');
  return CATEGORIES.find((each) => categoryKey(each) === key);
}
