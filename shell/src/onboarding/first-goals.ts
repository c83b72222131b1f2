import { useFirstGoals } from './use-first-goals';

/** It renders nothing. Its code is loaded only in browsers with answers. */
export function FirstGoals() {
  useFirstGoals();
  return null;
}
