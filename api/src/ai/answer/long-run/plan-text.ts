import {
  chanceOf100,
  chanceWords,
  goalNeeds,
  type HouseholdPlan,
  type Outcome,
  planOf,
} from '@halyard/shared-contracts/long-run';
import { abs } from '@halyard/shared-contracts/money';
import type { AheadRequest } from '../answer-request';
import { joined, type FiguredText, say } from '../../fact/figured-text';
import { money, number, screen } from '../facts';
import { type Part, sentence } from '../parts';

const PLAN = screen('/wealth-plan');

type Choices = AheadRequest['outlook']['context']['choices'];

/** Returns the plan of /wealth-plan, changed by the given assumptions. Returns null if no age is known. */
export const planWith = (
  { financialData, outlook }: AheadRequest,
  other: Partial<Choices> = {},
): HouseholdPlan | null =>
  planOf(financialData, { ...outlook.context.choices, ...other }, goalNeeds(financialData.goals));

/** Returns a text such as "In 87 of 100 tried futures, your money lasts to 95". The count links to the screen. */
export function chanceText(outcome: Outcome, lastAge: number): FiguredText {
  const text = chanceWords(outcome, lastAge);
  const fact = number('chance', 'count', chanceOf100(outcome), PLAN);
  const at = text.indexOf(`${fact.value} of 100`);
  return { text, spans: at === -1 ? [] : [{ at, text: String(fact.value), fact }] };
}

export const chanceCell = (outcome: Outcome): FiguredText =>
  say`${number('chance', 'count', chanceOf100(outcome), PLAN)} of 100`;

function savedText({ plan }: HouseholdPlan): FiguredText {
  const amount = money('saving', abs(plan.saving), PLAN);
  return plan.saving < 0
    ? say`${amount} more spent than earned a year until then`
    : say`${amount} saved a year until then`;
}

function benefitsText({ plan, basis }: HouseholdPlan): FiguredText {
  if (basis.benefits === 'unknown') return say`no Social Security, which is not known`;
  return say`${money('benefits', plan.benefits, PLAN)} a year of Social Security from ${String(plan.claimAge)} on`;
}

export function assumptionsText(household: HouseholdPlan): Part[] {
  const { plan } = household;
  const isWorking = plan.age < plan.retirementAge;
  const spent = say`${money('spending', plan.spending, PLAN)} spent a year in retirement, without payments of loans`;
  const pension =
    plan.pension > 0 ? [say`${money('pension', plan.pension, PLAN)} a year of pensions`] : [];
  const parts = [
    ...(isWorking ? [savedText(household)] : []),
    spent,
    benefitsText(household),
    ...pension,
    say`fees of ${String(plan.feePercent)}% a year`,
  ];
  return [
    sentence(say`This assumes ${joined(parts, '; ')}. Amounts are in today’s dollars.`),
    sentence(
      say`Tried futures are no forecast and no promise. Your home, the tax on early withdrawals, and health insurance are not counted.`,
    ),
  ];
}
