import {
  addMonths,
  type FinancialData,
  firstDay,
  lastDay,
  monthOf,
} from '@halyard/shared-contracts/finance';

const DAY = /\b(?:(?:by|at|around|as of|up to|until) )?this time (?:of |in )?last month\b/;
const COMPARED =
  /\b(?:compared (?:to|with)|than|versus|against) (?:i (?:had|did|was) )?(?:at |by )?this time (?:of |in )?last month\b/;

/** 'By this time last month' ends on the same day of the month before. A comparison does so on its own. */
export function sameDayBefore(text: string, { today }: Pick<FinancialData, 'today'>): string {
  if (COMPARED.test(text)) return text.replace(COMPARED, 'compared to last month');
  if (!DAY.test(text) || /\b(?:more|less|higher|lower|compare)\b/.test(text)) return text;
  const month = addMonths(monthOf(today), -1);
  const same = `${month}${today.slice(7)}`;
  const to = same > lastDay(month) ? lastDay(month) : same;
  return `${text.replace(DAY, '').trim()} from ${firstDay(month)} to ${to}`.replace(/ {2,}/g, ' ');
}
