import { addMonths, type FinancialData, lastDay, monthOf } from '@halyard/shared-contracts/finance';

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const END =
  /^((?:how much|what) (?:money )?will\b.{2,40}\bin .{2,40}) (?:at|by|on|come) (?:the )?end of next month$/;

/** 'In checking at the end of next month' asks for the balance of its last day. */
export const endOfNextMonth = (text: string, { today }: FinancialData): string =>
  text.replace(END, (_, asked: string) => {
    const day = lastDay(addMonths(monthOf(today), 1));
    return `${asked} on ${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
  });
