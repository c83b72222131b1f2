import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import { composeByRules } from '../../chat/compose';
import { lineOf } from '../../chat/answered';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const blocksOf = (question: string): readonly AnswerBlock[] =>
  composeByRules(question, household).blocks;
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('the refund of a shop', () => {
  it('is taken off the spending there and is no shop of its own', () => {
    const answer = answerTo('shopping by store in October');
    expect(answer).toContain('Target, $141.14, 54%\nAmazon, $121.69, 46%');
    expect(answer).not.toContain('Amazon Refund');
  });

  it('counts when two shops are compared', () => {
    expect(answerTo('did I spend more at Target or Amazon in October')).toContain(
      'You spent $19.45 more at Target than at Amazon: $141.14 and $121.69.',
    );
  });
});

describe('the difference of two', () => {
  it('has a link behind each figure', () => {
    const blocks = blocksOf('did I spend more at Target or Amazon in October');
    const said = blocks.find((block) => block.kind === 'sentence' && block.text.includes(' more '));
    expect(said?.kind === 'sentence' && said.figures.map(({ text }) => text)).toEqual([
      '$19.45',
      '$141.14',
      '$121.69',
    ]);
  });
});

describe('the average of a price that changed', () => {
  it.each(['how much do I pay for Netflix a month', 'monthly cost of Netflix'])(
    'comes after the price of today: %s',
    (question) => {
      expect(answerTo(question)).toMatch(
        /^Netflix has cost \$17\.99 monthly since September 5, and \$15\.49 before that\.\nOn average you spent \$17\.16/,
      );
    },
  );

  it('says nothing of bills without a fixed price', () => {
    expect(answerTo('what do I spend on groceries on average')).not.toContain('has cost');
  });
});

describe('weekends', () => {
  it('are compared with the other days by what a day costs', () => {
    expect(answerTo('how does my weekend spending in October compare to weekdays')).not.toContain(
      '2025',
    );
    // October 2026 has nine days of weekends and 22 other days.
    expect(answerTo('compare weekday and weekend dining out in October')).toContain(
      'On weekends you spent $100.09, and on weekdays $183.27. That is $11.12 for each day of a weekend and $8.33 for each weekday.',
    );
  });
});
