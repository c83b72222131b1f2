import {
  PATHS,
  scenarioAnswerSchema,
  scenarioInputSchema,
  scenarioPatchSchema,
  scenariosAnswerSchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { cents, text } from './cells';
import { defineEntity } from './entity';

const amount = v.nullable(cents);
const { retirement_age, home_rate, home_years, months_without_income, market_fall } =
  scenarioInputSchema.entries;

export const scenario = defineEntity({
  name: 'scenario',
  table: 'scenarios',
  path: PATHS.finance.scenarios,
  about: 'What you tried out for the years ahead.',
  columns: {
    name: text,
    extra_cents: amount,
    retirement_age,
    home_price_cents: amount,
    home_down_cents: amount,
    home_rate,
    home_years,
    rent_cents: amount,
    child_cents: amount,
    months_without_income,
    market_fall,
  },
  input: scenarioInputSchema,
  patch: scenarioPatchSchema,
  answer: scenarioAnswerSchema,
  list: { key: 'scenarios', answer: scenariosAnswerSchema },
  most: 20,
  example: {
    name: 'A smaller home',
    extra: 200.5,
    retirement_age: 63,
    home_price: 350_000,
    home_down: 70_000,
    home_rate: 6.25,
    home_years: 30,
    rent: 1_850,
    child: null,
    months_without_income: 6,
    market_fall: 40,
  },
});
