import { spread } from '@halyard/shared-contracts/testing/thorough';
import { composeByRules } from '../../chat/compose';
import { lineOf } from '../../chat/answered';
import { richHousehold } from '../../testing/everyday/rich-household';
import { understand } from '../../understand/understand';
import { FAQS } from './all-faqs';
import { findFaq } from './find-faq';

const household = richHousehold();
const ASKED = FAQS.flatMap((faq) => faq.examples.map((example) => [example, faq] as const));

const answerTo = (question: string) =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' });

// Covers P3-A20-2.
describe('a general question about money', () => {
  it.each(ASKED)('“%s” is answered in general words with their source', (question, faq) => {
    const { content, sources } = answerTo(question);
    expect(sources).toEqual([faq.title]);
    expect(content).toContain(faq.text);
    expect(content).not.toContain('This does not go into');
  });

  const adding = FAQS.flatMap(({ title, also }) => (also ? [[title, also] as const] : []));
  it.each(adding)('“%s” adds only figures whose questions are understood', (_, also) => {
    const kinds = also.map((each) => understand(each, household).kind);
    expect(kinds.every((kind) => kind === 'query')).toBe(true);
  });

  it.each(spread(ASKED, 80))('“%s” names a word that the answer does not go into', (question) => {
    const found = findFaq(`${question} zorblat`, household.today);
    expect(found === null || found.open.includes('zorblat')).toBe(true);
  });

  it.each([
    'How much did I pay in Medicare premiums last month?',
    'How much is in my HSA?',
    'What is my net worth?',
    'How much interest did I pay this year?',
    'How much did I spend on daycare last year?',
    'When will my mortgage be paid off?',
    'How much is left in my budget?',
    'Which debt has the highest rate?',
    'Can I retire at 62?',
    'How long would my emergency fund last?',
  ])('“%s” is about own figures', (question) => {
    expect(answerTo(question).sources).toBeUndefined();
  });

  it.each([
    ['what is a standard deduction', ['How much the standard deduction is']],
    ['how much can you put in a 401k in 2026', ['How much may go into a 401(k) or an IRA']],
    [
      'is a 529 or a custodial account better for our kid',
      ['Tax on savings for others', '529 plan or Roth IRA for college'],
    ],
  ])('“%s” is answered with %j', (question, titles) => {
    expect(answerTo(question).sources).toEqual(titles);
  });

  it('says which figures of the law nobody compared', () => {
    expect(answerTo('how much does the fdic cover').content).toContain(
      'not checked against the law since; see 12 U.S.C. 1821(a)(1)(E).',
    );
  });

  it('names a number that the answer does not go into', () => {
    expect(answerTo('do i still have to file taxes at 75').content).toContain('go into “75”.');
  });

  it.each([
    'how much can i take out of my ira without going broke',
    'what happened to our savings this month',
  ])('“%s” has no answer to another question', (question) => {
    const { content } = answerTo(question);
    expect(content).not.toContain('leaves a traditional account');
    expect(content).not.toContain('What is saved is income less spending');
  });
});
