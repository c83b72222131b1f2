import { isTransfer } from '@halyard/shared-contracts/finance';
import { abs, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { isWithdrawal } from '../../understand/names/names';
import { hasDay } from '../../understand/time/periods';
import { type AnswerRequest, byId } from '../answer-request';
import { money } from '../facts';
import { type Part, sentence } from '../parts';

/** Lists transfers to a merchant. They are not spending, but the answer about the merchant names them. */
export function transfersToMerchants({ financialData, subject, period }: AnswerRequest): Part[] {
  const { rows, query } = byId(
    financialData.transactions.filter(
      (row) =>
        subject.merchants.includes(row.merchant) &&
        isTransfer(row) &&
        row.amount < 0 &&
        hasDay(period, row.date),
    ),
  );
  if (rows.length === 0) return [];
  const moved = money('moved', abs(sum(rows.map(({ amount }) => amount))), query);
  return subject.merchants.every(isWithdrawal)
    ? [sentence(say`You took out ${moved} in cash, which is not counted as spending.`)]
    : [sentence(say`Transfers of ${moved} went there, which are not counted as spending.`)];
}
