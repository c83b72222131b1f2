import { useFirstGoals } from './use-first-goals';

/** Nothing to see; its code is loaded where a browser has answers. */
export function FirstGoals() {
  useFirstGoals();
  return null;
}
