/** The words of a line name one thing. The first of them is the widest. */
const SAME_THING: readonly string[][] = [
  'deposits payouts paychecks paydays paystubs',
  'deposit payout paycheck payday paystub',
  'spending expenses expenditures outgoings',
  'income earnings wages pay',
  'payments transactions purchases charges',
  'phone cell mobile',
  'electric power electricity',
  'internet wifi',
  'gas fuel gasoline petrol',
  'car auto vehicle',
].map((line) => line.split(' '));

const TWO = /\b([a-z]+) ?\/ ?([a-z]+)\b/gi;

function widestOf(one: string, other: string): string | null {
  const words = SAME_THING.find((each) => each.includes(one) && each.includes(other));
  return words?.find((word) => word === one || word === other) ?? null;
}

/** 'How many paydays / deposits' names one thing by two words, and 'gas / groceries' names two. */
export const withOneOfTwo = (text: string): string =>
  text.replaceAll(
    TWO,
    (whole, one: string, other: string) =>
      widestOf(one.toLowerCase(), other.toLowerCase()) ?? whole,
  );

const ARRIVED_WHICH_DAY =
  /^((?:did|has|have)\b.{5,120}?\b(?:come in|came in|come|arrived?|hit|land(?:ed)?|post(?:ed)?|deposited)\b[^?,]{0,40})[?,] (?:and )?(?:on )?(?:which|what) (?:day|date)[?.! ]{0,9}$/i;

/** The answer to whether pay came in names the day. */
export const withoutWhichDay = (text: string): string => text.replace(ARRIVED_WHICH_DAY, '$1');
