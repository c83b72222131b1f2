import type { SameMeaning } from '../same-meaning/same-meaning';
import { COMPARISONS } from './comparisons';
import { ENOUGH_UNTIL } from './enough-until';
import { MONEY_AND_PAY } from './money-and-pay';
import { PAY_AND_BILLS } from './pay-and-bills';
import { PAY_OF_JOBS } from './pay-of-jobs';
import { PRICES_ASKED } from './prices';
import { SAID_AROUND } from './said-around';
import { TRENDS_ASKED } from './trends-asked';
import { TWO_THINGS } from './two-things';

/** These are whole classes of wordings, which are put into the words of the others. */
export const FREER: readonly SameMeaning[] = [
  ...SAID_AROUND,
  ...MONEY_AND_PAY,
  ...ENOUGH_UNTIL,
  ...PRICES_ASKED,
  ...TRENDS_ASKED,
  ...PAY_OF_JOBS,
  ...TWO_THINGS,
  ...COMPARISONS,
  ...PAY_AND_BILLS,
];
