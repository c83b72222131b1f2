import { addDays, type FinancialData, isIsoDate } from '@halyard/shared-contracts/finance';
import { weekdayOf } from '../time/weekday';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKEND_OF =
  /\b(?:(?:on|over|during|for) )?(?:the )?weekend (?:of|around) (?:the )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2})(?:st|nd|rd|th)?\b/;
const DAYS_OF_WEEK = 7;

/** 'The weekend of November 14' is the Saturday and Sunday that are nearest to that day. */
export const weekendOf = (text: string, { today }: Pick<FinancialData, 'today'>): string =>
  text.replace(WEEKEND_OF, (whole, month: string, day: string) => {
    const number = MONTHS.indexOf(month) + 1;
    const named = `-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    const year = Number(today.slice(0, 4));
    const date = `${year}${named}` > today ? `${year - 1}${named}` : `${year}${named}`;
    if (!isIsoDate(date)) return whole;
    const weekday = weekdayOf(date);
    const saturday = weekday === 0 ? addDays(date, -1) : addDays(date, DAYS_OF_WEEK - 1 - weekday);
    return `from ${saturday} to ${addDays(saturday, 1)}`;
  });
