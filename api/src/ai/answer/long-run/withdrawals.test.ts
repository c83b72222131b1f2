import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('what can be taken out of savings for retirement', () => {
  it.each([
    'how much can I safely take out of my investments each year?',
    'using the 4 percent rule what can I take out each year',
  ])('“%s” is 4% of what is invested', (question) => {
    expect(answerTo(question)).toMatch(
      /^By the 4% rule, about \$4,996\.00 could be taken in the first year, \$416\.33 a month: 4% of the \$124,900\.00/,
    );
  });

  it.each([
    ['how much do i have to take out of my 401k this year? i turned 75', 75, '$3,605.69'],
    ['I’m 80, what’s my required minimum distribution', 80, '$4,391.09'],
    ['what will my rmd be when im 90', 90, '$7,270.49'],
  ])('“%s” is the balance divided by the period of that age', (question, age, amount) => {
    const answer = answerTo(question);
    expect(answer).toContain(`In the year of age ${String(age)}, about ${amount}`);
    expect(answer).toContain('not checked against the law since');
  });

  it('is nothing before the age at which it begins', () => {
    expect(answerTo('how much is my rmd at 60')).toMatch(
      /^At 60, nothing has to be taken out of Northwind 401\(k\) yet: it begins at 75, in 2041/,
    );
  });

  it('is listed by age if the date of birth is not known', () => {
    const answer = answerTo('how much is my rmd');
    expect(answer).toContain('Your date of birth is not known');
    expect(answer).toContain('80, $4,391.09');
  });

  it.each([
    'how much can I safely spend without getting in trouble?',
    'how much can i take out of checking',
    'when do i have to take my rmd',
  ])('“%s” asks for something else', (question) => {
    expect(answerTo(question)).not.toMatch(/^(?:By the 4% rule|In the year of age)/);
  });
});
