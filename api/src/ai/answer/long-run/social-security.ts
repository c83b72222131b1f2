import {
  fullRetirementMonths,
  type HouseholdPlan,
  monthlyBenefit,
  SOURCED,
} from '@halyard/shared-contracts/long-run';
import { cents, divide } from '@halyard/shared-contracts/money';
import type { AheadRequest } from '../answer-request';
import { say } from '../../fact/figured-text';
import { money, screen } from '../facts';
import { link, type Part, sentence, table } from '../parts';
import { birthDateMissing, incomeMissing } from './missing';
import { planWith } from './plan-text';
import { sourcesText } from './sources';

const PLAN = screen('/wealth-plan');
const AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70];
const MONTHS = 12;
const OPEN = link('Open Social Security by age', '/wealth-plan');

const SOURCES = [
  SOURCED.benefitFormula,
  SOURCED.averageWageIndex,
  SOURCED.wageBases,
  SOURCED.costOfLiving,
  SOURCED.fullRetirementAge,
  SOURCED.claimingFactors,
];

const FROM: Readonly<Partial<Record<HouseholdPlan['basis']['benefits'], string>>> = {
  chosen: 'That amount is the one you entered.',
  estimated: 'It is estimated as if you had always earned today’s pay.',
};

function ageWords(birthYear: number): string {
  const full = fullRetirementMonths(birthYear);
  const months = full % MONTHS;
  return `${Math.floor(full / MONTHS)}${months === 0 ? '' : ` and ${months} months`}`;
}

/** /wealth-plan shows the same amounts by claiming age. */
export function socialSecurity(request: AheadRequest): Part[] {
  const { financialData, query } = request;
  const household = planWith(request);
  if (!household) return birthDateMissing();
  const { plan, basis, primary } = household;
  if (basis.benefits === 'received')
    return [
      sentence(
        say`${money('benefits', divide(plan.benefits, MONTHS), screen('/income'))} a month of Social Security arrives now, ${money('yearly', plan.benefits, screen('/income'))} a year.`,
      ),
      link('Open income', '/income'),
    ];
  if (primary === null) return incomeMissing('Social Security');
  const { target } = query;
  const isRequested = target !== null && AGES.includes(target);
  const ages = isRequested ? [target] : AGES;
  const rows = ages.map((age) => [
    say`${String(age)}`,
    say`${money('benefit', monthlyBenefit(primary, age * MONTHS, plan.birthYear), PLAN)}`,
  ]);
  return [
    sentence(
      say`At your full retirement age of ${ageWords(plan.birthYear)}, the estimate is ${money('primary', cents(primary), PLAN)} a month. ${FROM[basis.benefits] ?? ''}`,
    ),
    ...(target !== null && !isRequested
      ? [sentence(say`Social Security can be claimed from 62 to 70.`)]
      : []),
    table('A month, by the age of claiming', ['Claimed at', 'A month'], rows),
    sentence(
      say`In today’s dollars and before tax. Your Social Security statement has the exact amount.`,
    ),
    sourcesText(SOURCES, financialData.today),
    OPEN,
  ];
}
