import { say } from '../fact/figured-text';
import { EXAMPLES } from './example-questions';
import { link, type Part, questions, sentence } from './parts';

const SET_UP =
  'AI features need an OpenAI API key on the server (OPENAI_API_KEY). Until there is one, questions are understood by fixed rules.';

export const capabilities = (): Part[] => [
  sentence(
    say`You can ask about spending, income, budgets, bills, balances, debts, savings, and investments.`,
  ),
  questions('For example', [
    ...EXAMPLES.spending.slice(0, 2),
    ...EXAMPLES.affordability,
    ...EXAMPLES.upcoming,
  ]),
];

export const setup = (): Part[] => [sentence(say`${SET_UP}`), link('How to set it up', '/help')];
