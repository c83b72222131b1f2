import { totalIncome, totalSpending } from '@halyard/shared-contracts/finance';
import { say } from '../../../fact/figured-text';
import { wordsOf } from '../../../understand/tokens';
import { type AnswerRequest, rowsIn } from '../../answer-request';
import { type Part, sentence } from '../../parts';
import { periodOf } from '../../period/period-of';
import { inPeriod } from '../../period/period-words';
import { reasonNotCompared } from '../compared/compared-time';
import { sameDays } from '../spending';

const WHY = /^(?:(?:so|ok|hey|and|but) )*(?:why|how come)\b/;
const LOW =
  /\b(?:so (?:low|little|small|cheap)|(?:go|gone|went|going|is|are|was|were) down|lower|less|drop|dropped|fall|fell|fallen|decrease|decreased|shrink|shrank)\b/;
const HIGH =
  /\b(?:so (?:high|much|big|large|expensive)|(?:go|gone|went|going|is|are|was|were) up|higher|more|rise|rose|risen|jump|jumped|increase|increased|grow|grew|expensive)\b/;

/** 'Why is dining out so low' is wrong about the figures if it is higher than before. */
export function premise(question: string, request: AnswerRequest): Part[] {
  const { measure, compare } = request.query;
  const text = wordsOf(question).join(' ');
  const isSum = measure === 'spending' || measure === 'income';
  if (!isSum || compare?.with !== 'period' || !WHY.test(text)) return [];
  const [isLow, isHigh] = [LOW.test(text), HIGH.test(text)];
  const before = sameDays(request, periodOf(compare.period));
  if (isLow === isHigh || reasonNotCompared(request, before).length > 0) return [];
  const total = measure === 'income' ? totalIncome : totalSpending;
  const [now, then] = [request.period, before].map((time) =>
    total(rowsIn(request, measure, time).rows),
  );
  if (isLow && now! > then!)
    return [sentence(say`It is not lower but higher than ${inPeriod(before)}.`)];
  if (isHigh && now! < then!)
    return [sentence(say`It is not higher but lower than ${inPeriod(before)}.`)];
  return [];
}
