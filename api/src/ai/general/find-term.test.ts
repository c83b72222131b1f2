import { findTerms } from './find-term';
import { GLOSSARY } from './glossary';

const idsOf = (question: string): string[] => findTerms(question).map(({ id }) => id);

describe('a question about a general term', () => {
  it.each([
    ['What is a HELOC?', ['home_equity_line']],
    ['What is a 401(k)?', ['401k']],
    ['Explain RMDs to me', ['required_distribution']],
    ['How do minimum payments work?', ['minimum_payment']],
    [
      'What is the difference between a Roth and a traditional IRA?',
      ['roth_ira', 'traditional_ira'],
    ],
    ['What is the difference between APR and APY?', ['apr', 'apy']],
    ['snowball or avalanche', ['debt_snowball', 'debt_avalanche']],
    ['stocks vs bonds', ['stock', 'bond']],
    ['Is it better to do snowball or avalanche?', ['debt_snowball', 'debt_avalanche']],
    ['What does net worth actually mean?', ['net_worth']],
    ['whats the difference between APR and interest rate', ['apr', 'interest_rate']],
    ['explain "safe to spend" to me', ['safe_to_spend']],
    ['What does safe to spend mean?', ['safe_to_spend']],
    ['how is safe to spend calculated', ['safe_to_spend']],
    ['What is safe to spend?', []],
    ['What is the interest rate?', []],
    ['What is the minimum payment on the Chase card?', []],
    ['What are the dividends this year?', []],
    ['What is my credit utilization?', []],
    ['What is the 401(k) at?', []],
  ])('"%s" is about %j', (question, ids) => {
    expect(idsOf(question)).toEqual(ids);
  });
});

describe('the glossary', () => {
  it.each(GLOSSARY.map((entry) => [entry.title, entry] as const))(
    '%s is found by each of its names and gives no figure',
    (_, { id, names, text }) => {
      for (const name of names.split(',')) expect(idsOf(`what is ${name}`)).toEqual([id]);
      expect(text).not.toMatch(/\d|\b(?:you|your)\b/);
    },
  );

  it('names each term once', () => {
    const names = GLOSSARY.flatMap((entry) => entry.names.split(','));
    expect(new Set(names).size).toBe(names.length);
  });
});
