import { take, type Tokens } from '../tokens';

const ENDS = new Set(['weekend', 'weekends']);
const DAYS = new Set(['weekday', 'weekdays', 'workday', 'workdays']);
/** These words compare the two parts, or stand before them. */
const COMPARES = new Set(
  'than versus or and compared compare comparing to with against more less higher lower difference between'.split(
    ' ',
  ),
);
const BEFORE = new Set('on during over in the a an my average typical usual'.split(' '));

const placesOf = ({ words }: Tokens, some: ReadonlySet<string>): number[] =>
  words.flatMap((word, at) => (some.has(word) ? [at] : []));

/** 'Weekends versus weekdays' asks for both parts of the week, and not for the payments of either. */
export function findPartsOfWeek(tokens: Tokens): 'weekday' | null {
  const { words } = tokens;
  const [ends, days, joins] = [ENDS, DAYS, COMPARES].map((some) => placesOf(tokens, some));
  if (ends!.length === 0 || days!.length === 0 || joins!.length === 0) return null;
  for (const at of [...ends!, ...days!]) {
    take(tokens, at, words[at + 1] === 'day' || words[at + 1] === 'days' ? 2 : 1);
    for (let place = at - 1; BEFORE.has(words[place] ?? ''); place -= 1) take(tokens, place, 1);
  }
  for (const at of joins!) take(tokens, at, 1);
  return 'weekday';
}
