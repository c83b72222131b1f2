import { withAmountBefore } from './amount-before';
import { withoutCourtesy } from './courtesy';
import { withoutOrWait } from './or-wait';
import { withStatedAge } from './stated-age';

/** Returns the question of a message: without courtesy, and with an age or an amount of the sentence before it. */
export const asAsked = (text: string): string =>
  withAmountBefore(withStatedAge(withoutOrWait(withoutCourtesy(text))));
