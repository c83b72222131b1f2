import { CATEGORIES, type Category, categoryKey, isBuiltIn } from '../category';
import { isCategoryName } from './name';

/** Begins a name that the user gave. */
const OWN = '.';

/** A category in an address: the key of a built-in one, or the name that the user gave. */
export const categoryAddress = (category: Category): string =>
  isBuiltIn(category) ? categoryKey(category) : `${OWN}${category}`;

/** The category of an address; undefined for a text that cannot be one. */
export function categoryAt(text: string | null): Category | undefined {
  if (text?.startsWith(OWN) && isCategoryName(text.slice(OWN.length))) {
    return text.slice(OWN.length);
  }
  const key = text?.toLowerCase().replace(/ /g, '_');
  return CATEGORIES.find((each) => categoryKey(each) === key);
}
