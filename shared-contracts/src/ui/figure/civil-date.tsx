import {
  type IsoDate,
  type IsoMonth,
  monthLabel,
  shortDate,
  shortMonthLabel,
  spokenDate,
} from '../../finance';

interface CivilDateProps {
  readonly date: IsoDate | IsoMonth;
  readonly style?: 'short' | 'long' | 'month' | undefined;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

const isDay = (date: IsoDate | IsoMonth): date is IsoDate => date.length === DAY_LENGTH;

function printed(date: IsoDate | IsoMonth, style: 'short' | 'long' | 'month'): string {
  if (style === 'month') return monthLabel(date);
  if (isDay(date)) return style === 'short' ? shortDate(date) : spokenDate(date);
  return style === 'short' ? shortMonthLabel(date) : monthLabel(date);
}

/** No time zone can change the printed day. */
export function CivilDate({ date, style = 'short' }: CivilDateProps) {
  return <time dateTime={date}>{printed(date, style)}</time>;
}
