import { ACCOUNTS_AND_WORTH } from './accounts-and-worth';
import { ADVICE } from './advice';
import { ASIDES } from './asides';
import { BILLS_AND_BUDGET } from './bills-and-budget';
import { TOP_PLACES } from '../top-places';
import { CAR_COSTS } from '../car-costs';
import { DEBTS } from './debts';
import { ENOUGH_MONEY, LOW_MONEY } from './enough-money';
import { FREER } from '../freer/all';
import { EVERYDAY_NOUNS } from './everyday-nouns';
import { INCOME_AND_SAVING } from './income-and-saving';
import { ONE_READING } from './one-reading';
import { PAID_AND_OWED } from './paid-and-owed';
import { PAYMENTS_AND_RATES } from './payments-and-rates';
import { SPENDING } from './spending';
import { SUMS } from './sums';
import { SUMS_AND_SOURCES } from './sums-and-sources';
import { TIMES } from './times';
import { TRENDS } from './trends';
import { PERCENTS } from './percents';
import { USUAL_WORDS } from './usual-words';
import { WAYS_TO_ASK } from './ways-to-ask';
import { WEEKENDS } from './weekends';
import type { SameMeaning } from './same-meaning';

/** The wordings are applied in this order. */
export const SAME_MEANINGS: readonly SameMeaning[] = [
  ...ASIDES,
  ...WAYS_TO_ASK,
  ...FREER,
  ...PAYMENTS_AND_RATES,
  ...USUAL_WORDS,
  ...TOP_PLACES,
  ...CAR_COSTS,
  ...EVERYDAY_NOUNS,
  ...SUMS_AND_SOURCES,
  ...ADVICE,
  ...LOW_MONEY,
  ...ONE_READING,
  ...TIMES,
  ...WEEKENDS,
  ...PERCENTS,
  ...TRENDS,
  ...ENOUGH_MONEY,
  ...PAID_AND_OWED,
  ...SUMS,
  ...SPENDING,
  ...BILLS_AND_BUDGET,
  ...DEBTS,
  ...INCOME_AND_SAVING,
  ...ACCOUNTS_AND_WORTH,
];
