import type { DraftProblem } from '../../finance';

const WORDS: Readonly<Record<DraftProblem, string>> = {
  no_name: 'Give it a name',
  no_balance: 'Enter an amount, 0.00 if there is none',
  negative_amount: 'Enter an amount of zero or more',
  invalid_rate: 'Enter a percentage from 0 to 1,000, like 5.49',
};

export function draftProblemWords<Field extends string>(
  problems: Readonly<Partial<Record<Field, DraftProblem>>>,
): Partial<Record<Field, string>> {
  const words: Partial<Record<Field, string>> = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem) words[field] = WORDS[problem];
  }
  return words;
}
