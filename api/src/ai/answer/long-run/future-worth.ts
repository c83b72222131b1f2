import { NET_WORTH_YEARS, NO_CHANGES, whatIfFigures } from '@halyard/shared-contracts/long-run';
import { say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { birthDateMissing, spendingMissing } from './missing';
import { PROJECTION_SOURCES_SAID } from './sources';

const WHAT_IF = screen('/what-if');

/** /what-if shows the same net worth ahead. */
export function futureWorth({ financialData, outlook }: AnswerRequest): Part[] {
  const { netWorth, planLacks } = whatIfFigures(financialData, outlook.context, NO_CHANGES);
  if (planLacks === 'age') return birthDateMissing();
  if (planLacks === 'spending') return spendingMissing();
  const lines = NET_WORTH_YEARS.flatMap((years, at) => {
    const worth = netWorth[at];
    return worth === null || worth === undefined
      ? []
      : [say`In ${String(years)} years: ${money(`net worth in ${years} years`, worth, WHAT_IF)}`];
  });
  return [
    sentence(say`With steady growth and your plan as it is, your net worth would be:`),
    list(lines),
    sentence(say`Amounts are in today’s dollars. This is an estimate, no forecast and no promise.`),
    PROJECTION_SOURCES_SAID,
    link('Open the what-if', '/what-if'),
  ];
}
