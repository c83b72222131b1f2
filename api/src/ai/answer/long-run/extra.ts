import { plannableDebts, debtsToPayOff } from '@halyard/shared-contracts/finance';
import {
  compareRows,
  debtWords,
  isSpendingKnown,
  NO_CHANGES,
  whatIfFigures,
  type WhatIfFigures,
} from '@halyard/shared-contracts/long-run';
import { add, cents, scale } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import type { AnswerRequest, AheadRequest } from '../answer-request';
import { debtFree } from '../debt/debts';
import { money, screen } from '../facts';
import { link, type Part, sentence, table } from '../parts';
import { birthDateMissing, spendingMissing } from './missing';
import type { Trying } from './outlook';
import { assumptionsText, planWith } from './plan-text';
import { PROJECTION_SOURCES_SAID } from './sources';

const MONTHS = 12;
const TRY = link('Try it in the what-if', '/what-if');

type Pair = readonly [now: WhatIfFigures, then: WhatIfFigures];

/** Returns the rows of /what-if before and after a change. */
function* compared([now, then]: Pair, keys?: RegExp): Trying<Part> {
  const before = now.plan && (yield now.plan);
  const after = then.plan && (yield then.plan);
  const rows = compareRows([now, then], [before, after]).filter(
    ({ key }) => keys?.test(key) ?? true,
  );
  return table(
    'Now and then',
    ['', 'Now', 'Then'],
    rows.map(({ label, now: a, then: b }) => [say`${label}`, say`${a}`, say`${b}`]),
  );
}

const NOTE =
  'The chance is that of 5,000 tried futures, net worth is in today’s dollars with steady growth, and the score is Halyard’s own, a year later. This is information, no advice and no promise.';

const amountMissing = (): Part[] => [sentence(say`Say how much more it is a month.`), TRY];

/** Answers what paying more on one debt changes, or on all debts as on /what-if. */
export function* extraPayment(request: AnswerRequest): Trying<Part[]> {
  const { query, financialData, outlook, subject } = request;
  const { amount } = query;
  if (amount === null || amount === 0) return amountMissing();
  if (subject.holdings.length > 0) return [...debtFree(request), TRY];
  if (plannableDebts(debtsToPayOff(financialData)).debts.length === 0)
    return [sentence(say`You have no debts with known terms on which more could be paid.`), TRY];
  const { context } = outlook;
  const now = whatIfFigures(financialData, context, NO_CHANGES);
  const extra = cents(amount);
  const then = whatIfFigures(financialData, context, { ...NO_CHANGES, extra });
  const words =
    debtWords([now.debtFree, then.debtFree]) ?? 'The month without debts stays the same';
  const paid = money('extra', extra, screen('/what-if'));
  return [
    sentence(say`${words}, with ${paid} more a month on your debts, the highest rate first.`),
    yield* compared([now, then]),
    sentence(say`${NOTE}`),
    PROJECTION_SOURCES_SAID,
    TRY,
  ];
}

/** The rest of the plan stays as on /wealth-plan. */
export function* extraSaving(request: AheadRequest): Trying<Part[]> {
  const { query, financialData, outlook } = request;
  const { amount } = query;
  if (amount === null || amount === 0) return amountMissing();
  const household = planWith(request);
  if (!household) return birthDateMissing();
  if (!isSpendingKnown(household)) return spendingMissing();
  const { plan } = household;
  const open = link('Change what is saved in the years ahead', '/wealth-plan');
  if (plan.age >= plan.retirementAge)
    return [
      sentence(
        say`The plan takes you as retired since ${String(plan.retirementAge)}, so it counts no more saving. What it counts is what you spend a year.`,
      ),
      open,
    ];
  const extra = scale(cents(amount), MONTHS);
  const { context } = outlook;
  const choices = { ...context.choices, saving: add(plan.saving, extra) };
  const now = whatIfFigures(financialData, context, NO_CHANGES);
  const then = whatIfFigures(financialData, { ...context, choices }, NO_CHANGES);
  const more = money('saving', cents(amount), screen('/wealth-plan'));
  const yearly = money('yearly', extra, screen('/wealth-plan'));
  return [
    sentence(
      say`With ${more} more saved a month, ${yearly} a year, until you retire at ${String(plan.retirementAge)}:`,
    ),
    yield* compared([now, then], /^(?:chance|worth-\d+)$/),
    ...assumptionsText(household),
    PROJECTION_SOURCES_SAID,
    open,
  ];
}
