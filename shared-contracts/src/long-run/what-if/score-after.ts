import {
  debtTypeFacts,
  type FinancialData,
  factorsOf,
  score,
  scoreInputs,
  usualMonthSpending,
} from '../../finance';
import { monthlyInterest } from '../../finance/debt/interest';
import { cents, percentOf, scale, sum, ZERO } from '../../money';
import type { WhatIfChanges } from './changes';
import type { DebtCourse } from './debts-after';
import { newHome } from './home';
import type { UsualFlow } from './usual-flow';

const MONTHS = 12;
const PERCENT = 100;

type Scored = Parameters<typeof scoreInputs>[0];

interface Courses {
  readonly before: DebtCourse;
  readonly after: DebtCourse;
}

const paidMore = ({ before, after }: Courses, ids: readonly string[]) =>
  sum(ids.map((id) => cents((before.inAYear.get(id) ?? 0) - (after.inAYear.get(id) ?? 0))));

const endsEarlier = ({ before, after }: Courses, id: string): boolean =>
  (before.inAYear.get(id) ?? 0) > 0 && after.inAYear.get(id) === 0;

/** Returns how much more an average month costs. The principal of a mortgage is not spent. */
export function costsMore(changes: WhatIfChanges) {
  const home = newHome(changes);
  const interest = home ? monthlyInterest(home.owed, home.aprPercent) : ZERO;
  const child = changes.child ?? ZERO;
  return {
    spent: cents(interest - (home?.rent ?? 0) + child),
    paid: cents((home?.payment ?? 0) - (home?.rent ?? 0) + child),
  };
}

type Saving = NonNullable<ReturnType<typeof scoreInputs>['saving']>;

/** Applies a lost part of the income and `spent` more a month. It returns null without an income. */
function savingAfter(saving: Saving, lostShare: number, spent: number): Saving | null {
  if (lostShare === 0 && spent === 0) return saving;
  const { ratePercent, months } = saving;
  const income = scale(saving.income, 1 - lostShare);
  const consumed = saving.income * (1 - ratePercent / PERCENT) + months * spent;
  if (income <= 0) return null;
  return {
    ...saving,
    income,
    ratePercent: percentOf(cents(Math.round(income - consumed)), income),
  };
}

/**
 * Returns the score after a year of the changes, with everything else as it is today, or null while there is no
 * score.
 */
export function scoreAfter(
  data: Scored & Pick<FinancialData, 'liabilities'>,
  changes: WhatIfChanges,
  { flow, courses }: { readonly flow: UsualFlow | null; readonly courses: Courses },
): number | null {
  const inputs = scoreInputs(data);
  const { debt, saving, cards, emergency } = inputs;
  const lost = Math.min(MONTHS, changes.monthsWithoutIncome ?? 0) / MONTHS;
  const share = flow && flow.income > 0 ? (flow.work / flow.income) * lost : 0;
  const { spent, paid } = costsMore(changes);
  const cardIds = data.liabilities.filter(({ type }) => debtTypeFacts(type).isCard);
  const ended = data.liabilities.filter(({ id }) => endsEarlier(courses, id));
  const freed = sum(
    ended.map(({ monthlyPayment, minimumPayment }) => monthlyPayment ?? minimumPayment ?? ZERO),
  );
  const spending = usualMonthSpending(data);
  const costFactor = data.source === 'own' && spending ? Math.max(0, 1 + paid / spending) : 1;
  return score(
    factorsOf({
      ...inputs,
      debt: debt && {
        payments: cents(debt.payments - freed),
        income: scale(debt.income, 1 - share),
      },
      saving: saving && savingAfter(saving, share, spent),
      cards: cards && {
        ...cards,
        owed: cents(
          cards.owed -
            paidMore(
              courses,
              cardIds.map(({ id }) => id),
            ),
        ),
      },
      emergency: emergency && { ...emergency, target: scale(emergency.target, costFactor) },
    }),
  );
}
