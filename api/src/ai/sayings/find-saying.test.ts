import { spread } from '@halyard/shared-contracts/testing/thorough';
import { composeByRules } from '../chat/compose';
import { lineOf } from '../chat/answered';
import { shownMerchant } from '../privacy/merchant-text';
import { richHousehold } from '../testing/everyday/rich-household';
import { understand } from '../understand/understand';
import { findSaying, SAYINGS } from './find-saying';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

const ASKED = SAYINGS.flatMap((saying) =>
  saying.examples.map((example) => [example, saying] as const),
);

// Covers P3-A20-2.
describe('a question that is answered in fixed words', () => {
  it.each(ASKED)('“%s” has its answer, and figures of the user', (question, { says, also }) => {
    const [first, ...known] = answerTo(question).split('\n');
    expect(first).toBe(says);
    expect(known.length > 0).toBe(also !== undefined);
  });

  it.each(ASKED)('“%s” adds only figures whose questions are understood', (question, { also }) => {
    const name = shownMerchant(findSaying(question, household)?.name ?? '');
    const asked = (also ?? []).filter((each) => typeof each === 'string');
    const kinds = asked.map((each) => understand(each.replace('{name}', name), household).kind);
    expect(kinds.every((kind) => kind === 'query')).toBe(true);
  });

  it.each(spread(ASKED, 60))(
    '“%s” is left alone with a word that it has no place for',
    (question, saying) => {
      const words = question.split(' ');
      const answered = words.filter((_, at) => {
        const changed = [...words.slice(0, at), 'zorblat', ...words.slice(at)].join(' ');
        return findSaying(changed, household)?.saying === saying;
      });
      expect(answered).toEqual([]);
    },
  );

  it.each([
    'How much did I spend on my cards last month?',
    'Can I afford a new car for $15,000?',
    'When will my mortgage be paid off?',
    'How much is in my 401k?',
    'How much did I get back in refunds?',
    'What is my home equity?',
    'How much did I pay in bank fees this year?',
    'Can I retire at 62?',
    'How much interest did I pay on my card this year?',
    'What is a balance transfer?',
    'How do I cancel a subscription?',
  ])('“%s” is no such question', (question) => {
    const answer = answerTo(question);
    expect(SAYINGS.some(({ says }) => answer.startsWith(says))).toBe(false);
  });
});
