import type { Query } from '@halyard/shared-contracts/wire';
import { lineOf } from '../answered';
import { composeByRules } from '../compose';
import { richHousehold } from '../../testing/everyday/rich-household';

// Today is November 24, 2026.
const home = richHousehold();

/** Asks questions as one conversation and returns the last answer. */
function talk(...questions: readonly string[]): string {
  let earlier: Query | null = null;
  let answer = '';
  for (const question of questions) {
    const composed = composeByRules(question, home, earlier);
    earlier = composed.query ?? earlier;
    answer = lineOf(composed, { isSample: false, origin: 'rules' }).content;
  }
  return answer;
}

const TOP = 'what are my top 5 merchants last month';
const SUBSCRIPTIONS = 'list my subscriptions';

// Covers P3-A20-2.
describe('a place in the answer before', () => {
  it.each([
    [TOP, 'tell me more about the second one', 'at Bright Kids Daycare in October 2026: $640.00'],
    [TOP, 'the third one', 'at Delta Air Lines in October 2026: $612.00'],
    [SUBSCRIPTIONS, 'how much is the first one a year', 'You spent $193.38 at Netflix'],
    [SUBSCRIPTIONS, 'when does the 2nd one renew', 'Spotify: $11.99 around December 19'],
    [
      'how much did I spend last month',
      'what about the second one',
      'on Childcare in October 2026: $640.00',
    ],
    ['which accounts do i have', 'the second one', 'Online Savings holds $18,400.00'],
    ['what bills are coming up', 'how much is number 2', '$640.00 at Bright Kids Daycare'],
  ])('means that line: %s / %s', (first, second, answer) => {
    expect(talk(first, second)).toContain(answer);
  });

  it('is named in the answer', () => {
    expect(talk(TOP, 'tell me more about the second one')).toContain(
      'I took “the second one” as Bright Kids Daycare in the answer before.',
    );
  });

  it('beyond the last line has no figure', () => {
    expect(talk(SUBSCRIPTIONS, 'tell me about the fourth one')).toBe(
      'The answer before has only 2 lines.',
    );
  });

  it.each([
    ['What is my net worth?', 'the second one'],
    ['spending by month this year', 'the first one'],
    [TOP, 'is the second one cheaper elsewhere'],
  ])('has no figure if no line can be meant: %s / %s', (first, second) => {
    expect(talk(first, second)).not.toMatch(/\$\d/);
  });
});

describe('another order of the answer before', () => {
  const OVER = 'show all transactions over 100 in october';
  it.each([
    [OVER, 'sort by amount', /in October 2026\.\n- Northwind Traders: \$2,450\.00/],
    [OVER, 'smallest first', /in October 2026\.\n- Pacific Gas Electric: \$118\.40/],
    ['list my transactions from last week', 'biggest first', /The largest:\n- Honda Financial/],
    ['show my spending by merchant last month', 'sort by smallest', /the least at Spotify: \$11/],
    ['what are my fixed costs', 'sort by amount', /\$389\.00 monthly.*\n- Federal Student Aid/],
  ])('shows the same list: %s / %s', (first, second, answer) => {
    expect(talk(first, second)).toMatch(answer);
  });
});

describe('"why" after a sum', () => {
  it('of one category is answered by its merchants', () => {
    expect(talk('what did I spend on dining out in october', 'why?')).toContain(
      'Starbucks rose the most: by $5.00',
    );
  });

  it.each(['why so much more?', 'why is that', 'but why'])('can be asked as "%s"', (why) => {
    expect(talk('how much did we spend in october', why)).toContain(
      'Travel rose the most: by $612.00',
    );
  });
});
