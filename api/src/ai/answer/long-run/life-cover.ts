import {
  coverOf,
  dimeNeed,
  type LifeNeed,
  lifeValueNeed,
  missingAnswer,
  needAnswers,
  needFacts,
} from '@halyard/shared-contracts/long-run';
import { type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { incomeMissing, yearsMissing } from './missing';

const SCREEN = screen('/protection');
const OPEN = link('Open protection', '/protection');

function needText(name: string, { need, gap }: LifeNeed): FiguredText {
  const needed = say`${name}: ${money('need', need, SCREEN)} needed`;
  if (need === 0) return say`${name}: nothing is needed by these numbers`;
  return gap === 0
    ? say`${needed}, covered by these numbers`
    : say`${needed}, ${money('gap', gap, SCREEN)} of it not covered`;
}

/** /protection uses the same two rules of thumb. */
export function lifeCover({ financialData, outlook }: AnswerRequest): Part[] {
  const { income } = financialData.profile;
  const answers = needAnswers(financialData, income, outlook.context.family);
  const missing = missingAnswer(answers);
  const cover = coverOf(financialData);
  const there = sentence(
    say`Your active policies would pay ${money('policies', cover.policies, SCREEN)}, and the money at hand is ${money('liquid', cover.liquid, SCREEN)}.`,
  );
  if (missing !== null)
    return [
      there,
      ...(missing === 'income' ? incomeMissing('what others would need') : yearsMissing()),
      OPEN,
    ];
  const facts = needFacts(answers);
  const years =
    facts.years === 0
      ? say`Nobody needs your income by your answers.`
      : say`This assumes ${money('income', facts.income, SCREEN)} of income a year, needed for ${String(facts.years)} years, of which you use ${String(facts.ownSharePercent)}% yourself, and money that grows by ${String(facts.growthPercent)}% a year.`;
  return [
    sentence(say`What others would need without you:`),
    list([
      needText('Debts, income, mortgage, education', dimeNeed(facts, cover)),
      needText('Value of the income', lifeValueNeed(facts, cover)),
    ]),
    there,
    sentence(years),
    sentence(
      say`Two rules of thumb, not a quote and not advice. Education counts once you enter it. Benefits for survivors and retirement accounts are not counted.`,
    ),
    OPEN,
  ];
}
