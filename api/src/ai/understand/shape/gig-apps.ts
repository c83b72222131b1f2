import { type FinancialData, isIncome } from '@halyard/shared-contracts/finance';
import { perData } from '../../per-data';
import { wordsOf } from '../tokens';

/** These companies pay people for single jobs. */
const PAYS_GIGS =
  /\b(?:uber|lyft|doordash|instacart|grubhub|shipt|amazon flex|taskrabbit|fiverr|upwork|rover|wag|turo|etsy|postmates|spark driver|roadie|gopuff|dasher|handy|thumbtack)\b/;

const OF_INCOME =
  /\b(?:make|made|making|earn|earned|earning|earnings|income|payouts?|deposits?|bring in|brought in|paid me|pay me|come in|came in)\b/;
const OF_SPENDING = /\b(?:spend|spent|spending|subscriptions?|cost|costs|charges?)\b/;

const GIG_INCOME = /\b(?:gig|side gig|gig work|gig economy) (?:income|pay|earnings|money|work)\b/;
const APPS =
  /\b(?:(?:all|all of) )?(?:my |the )?(?:gig |delivery |driving |rideshare )?(?:apps|gigs)(?: combined| together| put together)?\b/;
const FROM_APPS =
  /(?: (?:from|across|on|with|for))? (?:all |all of )?(?:my |the )?(?:gig |delivery |driving )?apps(?: combined| together)?/;

const MOST = 6;

const payersOf = perData(({ transactions }): readonly string[] => [
  ...new Set(
    transactions
      .filter(isIncome)
      .map(({ merchant }) => wordsOf(merchant).join(' '))
      .filter((name) => PAYS_GIGS.test(name)),
  ),
]);

/** 'Gig income' is what the companies pay that the rows show, and the answer names them. */
export function gigApps(text: string, data: FinancialData): string {
  const payers = payersOf(data);
  if (payers.length === 0 || payers.length > MOST || OF_SPENDING.test(text)) return text;
  const names = payers.join(' and ');
  if (GIG_INCOME.test(text))
    return text.replace(FROM_APPS, '').replace(GIG_INCOME, `income from ${names}`);
  return OF_INCOME.test(text) ? text.replace(APPS, names) : text;
}
