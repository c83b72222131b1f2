import * as v from 'valibot';
import { type Cents, fromDollars, toDollars } from '../../money';
import { dollars } from '../common';
import { lineInput, positiveDollarsInput } from '../input';

const NAME_LETTERS = 80;
const MOST_MONTHS = 24;
const MOST_YEARS = 50;
const MOST_PERCENT = 20;

const whole = (least: number, most: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)));

const amount = v.nullable(positiveDollarsInput);

const changes = {
  /** It is per month, on top of all payments of debts. */
  extra: amount,
  retirement_age: whole(16, 120),
  home_price: amount,
  home_down: amount,
  /** It is in percent, and null for Halyard's own rate. */
  home_rate: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_PERCENT))),
  home_years: whole(1, MOST_YEARS),
  /** It is per month, and ends with the new home. */
  rent: amount,
  /** It is the monthly cost of a child. */
  child: amount,
  months_without_income: whole(0, MOST_MONTHS),
  /** Stocks fall by this percentage in the first year. */
  market_fall: whole(0, 100),
};

/** Null means that nothing changes. Amounts are dollars. */
export const scenarioInputSchema = v.object({
  name: v.pipe(lineInput, v.maxLength(NAME_LETTERS)),
  ...changes,
});

export type ScenarioInput = v.InferOutput<typeof scenarioInputSchema>;

export const scenarioPatchSchema = v.partial(scenarioInputSchema);

const stored = v.nullable(v.number());

const scenarioWireSchema = v.object({
  id: v.string(),
  name: v.string(),
  extra: v.nullable(dollars),
  retirement_age: stored,
  home_price: v.nullable(dollars),
  home_down: v.nullable(dollars),
  home_rate: stored,
  home_years: stored,
  rent: v.nullable(dollars),
  child: v.nullable(dollars),
  months_without_income: stored,
  market_fall: stored,
});

type ScenarioWire = v.InferOutput<typeof scenarioWireSchema>;

export const scenarioAnswerSchema = v.object({ scenario: scenarioWireSchema });

export const scenariosAnswerSchema = v.object({ scenarios: v.array(scenarioWireSchema) });

interface Changes {
  readonly extra: Cents | null;
  readonly retirementAge: number | null;
  readonly homePrice: Cents | null;
  readonly homeDown: Cents | null;
  readonly homeRate: number | null;
  readonly homeYears: number | null;
  readonly rent: Cents | null;
  readonly child: Cents | null;
  readonly monthsWithoutIncome: number | null;
  readonly marketFall: number | null;
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly changes: Changes;
}

const inCents = (value: number | null): Cents | null =>
  value === null ? null : fromDollars(value);
const inDollars = (value: Cents | null): number | null =>
  value === null ? null : toDollars(value);

export const decodeChanges = (wire: Omit<ScenarioInput, 'name'>): Changes => ({
  extra: inCents(wire.extra),
  retirementAge: wire.retirement_age,
  homePrice: inCents(wire.home_price),
  homeDown: inCents(wire.home_down),
  homeRate: wire.home_rate,
  homeYears: wire.home_years,
  rent: inCents(wire.rent),
  child: inCents(wire.child),
  monthsWithoutIncome: wire.months_without_income,
  marketFall: wire.market_fall,
});

export const encodeScenario = (name: string, value: Changes): ScenarioInput => ({
  name,
  extra: inDollars(value.extra),
  retirement_age: value.retirementAge,
  home_price: inDollars(value.homePrice),
  home_down: inDollars(value.homeDown),
  home_rate: value.homeRate,
  home_years: value.homeYears,
  rent: inDollars(value.rent),
  child: inDollars(value.child),
  months_without_income: value.monthsWithoutIncome,
  market_fall: value.marketFall,
});

const decodeScenario = (wire: ScenarioWire): Scenario => ({
  id: wire.id,
  name: wire.name,
  changes: decodeChanges(wire),
});

export const decodeScenarios = (raw: unknown): readonly Scenario[] =>
  v.parse(scenariosAnswerSchema, raw).scenarios.map(decodeScenario);

export const decodeScenarioAnswer = (raw: unknown): Scenario =>
  decodeScenario(v.parse(scenarioAnswerSchema, raw).scenario);
