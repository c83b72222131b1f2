import { addDays, type IsoDate, isoDate } from '@halyard/shared-contracts/finance';
import { type ParsingComponents, parse } from 'chrono-node/en';
import type { FoundPeriod } from './period-reader';
import type { Calendar } from './periods';
import { take, type Tokens } from '../tokens';

/** A text without one of these words cannot name a day. It is not read for days, because that takes long. */
const NAMES_DAY =
  /\d|day|night|morrow|week|end of|first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|teen|tie)th|\b(?:now|tmrw?|sun|mon|tues?|wed|thu|thurs?|fri|sat)\b/;

/** Finds calendar days such as 'June 11', 'yesterday', or 'last Friday'. */
export function days(tokens: Tokens, { today, isAhead = false }: Calendar): FoundPeriod[] {
  const starts: number[] = [];
  let text = '';
  tokens.words.forEach((word, at) => {
    starts.push(text.length);
    text += `${tokens.taken[at] ? '·' : word} `;
  });
  if (!NAMES_DAY.test(text)) return [];
  const asked = new Date(`${today}T12:00:00`);
  return parse(text, asked).flatMap(({ index, text: found, start, end }) => {
    if (
      /^now$|weekday|weekend|days\b/.test(found.replace(/\b\d{1,4} days/, '')) ||
      (!start.isCertain('day') && !start.isCertain('weekday'))
    )
      return [];
    const dayOf = isAhead ? nextDay : pastDay;
    const from = dayOf(start, today);
    const to = end ? dayOf(end, today) : from;
    const at = starts.findLastIndex((place) => place <= index);
    // 'On a Wednesday' means any Wednesday.
    if (tokens.words[at - 1] === 'a' && !start.isCertain('day')) return [];
    const last = starts.findLastIndex((place) => place < index + found.length);
    take(tokens, at, last - at + 1);
    return [{ at, period: { from, to } }];
  });
}

const localDay = (date: Date): IsoDate =>
  isoDate(
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`,
  );

/** A weekday, or a day without a year, means the last one, because money was spent in the past. */
function pastDay(found: Pick<ParsingComponents, 'date' | 'isCertain'>, today: IsoDate): IsoDate {
  const date = found.date();
  const day = localDay(date);
  if (found.isCertain('year') || day <= today) return day;
  if (!found.isCertain('day')) return addDays(day, -7);
  const before = new Date(date);
  before.setFullYear(before.getFullYear() - 1);
  return localDay(before);
}

/** A question about the future means the next such day. */
function nextDay(found: Pick<ParsingComponents, 'date' | 'isCertain'>, today: IsoDate): IsoDate {
  const date = found.date();
  const day = localDay(date);
  if (found.isCertain('year') || day >= today) return day;
  if (!found.isCertain('day')) return addDays(day, 7);
  const after = new Date(date);
  after.setFullYear(after.getFullYear() + 1);
  return localDay(after);
}
