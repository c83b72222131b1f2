import { withAmountBefore } from './amount-before';
import { withoutCourtesy } from './courtesy';
import { withOneOfTwo, withoutWhichDay } from './one-of-two';
import { withoutOrWait } from './or-wait';
import { withStatedAge } from './stated-age';

const plainly = (text: string): string => withoutWhichDay(withOneOfTwo(withoutCourtesy(text)));

/** Returns the question of a message: without courtesy, and with an age or an amount of the sentence before it. */
export const asAsked = (text: string): string =>
  withAmountBefore(withStatedAge(withoutOrWait(plainly(text))));
