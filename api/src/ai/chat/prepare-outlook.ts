import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { investmentsOf } from '../../finance/investment/investments-of';
import { planContext } from '../../finance/plan/plan-context';
import { tryFutures } from '../../finance/plan/try-futures';
import { withStatedAge } from './remark/stated-age';
import { triedAnswer } from '../answer/answer-query';
import { needsOutlook } from '../answer/long-run/answers';
import { NO_OUTLOOK, type Outlook, tryAhead } from '../answer/long-run/outlook';
import { clausesOf } from '../understand/clauses';
import { understand } from '../understand/understand';
import { understandNext } from '../understand/understand-next';

/** Returns every query that the rules may find in a message. */
export const queriesIn = (
  message: string,
  financialData: FinancialData,
  earlier: Query | null,
): Query[] =>
  [...new Set([message, ...clausesOf(withStatedAge(message))])].flatMap((clause) => {
    const next = earlier && understandNext(clause, earlier, financialData);
    const found = understand(clause, financialData);
    return [...(next ? [next] : []), ...(found.kind === 'query' ? [found.query] : [])];
  });

/** Serves other users while the simulations run. */
export async function prepareOutlook(
  db: Db,
  userId: string,
  financialData: FinancialData,
  queries: readonly Query[],
): Promise<Outlook> {
  const ahead = queries.filter(({ measure }) => needsOutlook(measure));
  if (ahead.length === 0) return NO_OUTLOOK;
  const outlook: Outlook = {
    context: await planContext(db, userId),
    history: await investmentsOf(db, userId, financialData),
  };
  for (const query of ahead) {
    const answer = triedAnswer(query, financialData, outlook);
    if (answer) await tryAhead(answer, financialData, tryFutures);
  }
  return outlook;
}
