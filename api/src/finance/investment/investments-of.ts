import type { FinancialData, InvestmentHistory } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { ownInvestments, storedNotes } from './investment-store';

async function sampleInvestments(db: Db, userId: string): Promise<InvestmentHistory> {
  const { demoInvestments } = await import('@halyard/shared-contracts/demo');
  const { notes, ...sample } = demoInvestments();
  const { purchases, expenseRatios } = await storedNotes(db, userId);
  const own = new Set(expenseRatios.map(({ fund }) => fund));
  const others = notes.expenseRatios.filter(({ fund }) => !own.has(fund));
  return { ...sample, notes: { purchases, expenseRatios: [...expenseRatios, ...others] } };
}

/** A visitor of the sample has its history with the visitor's own notes. */
export const investmentsOf = (
  db: Db,
  userId: string,
  data: Pick<FinancialData, 'source' | 'accounts'>,
): Promise<InvestmentHistory> =>
  data.source === 'own' ? ownInvestments(db, userId, data) : sampleInvestments(db, userId);
