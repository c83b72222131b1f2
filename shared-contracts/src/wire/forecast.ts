import * as v from 'valibot';
import {
  type ForecastItem,
  type Forecast,
  isoDate,
  ITEM_KINDS,
  type SafeToSpend,
} from '../finance';
import { type Cents, fromDollars, toDollars } from '../money';
import { civilDate, dollars, provenance } from './common';
import { decodeProvenance, type Provenance } from './provenance';

const itemSchema = v.object({ name: v.string(), amount: dollars, kind: v.picklist(ITEM_KINDS) });

const hitRate = v.object({ share: v.nullable(v.number()), days: v.number() });

/**
 * `GET /api/finance/forecast` returns this answer. `share` is null when the history is too short. `backtest`
 * measures past days with the band of today, and `unseen` with the bands that were made before these days.
 */
export const forecastAnswerSchema = v.object({
  ...provenance,
  days: v.array(
    v.object({
      date: civilDate,
      expected: dollars,
      low: dollars,
      high: dollars,
      items: v.array(itemSchema),
    }),
  ),
  backtest: hitRate,
  unseen: hitRate,
  safeToSpend: v.nullable(
    v.object({
      amount: dollars,
      until: civilDate,
      parts: v.array(v.object({ label: v.string(), amount: dollars })),
    }),
  ),
});

type ForecastWire = Pick<
  v.InferOutput<typeof forecastAnswerSchema>,
  'days' | 'backtest' | 'unseen' | 'safeToSpend'
>;

export interface ForecastAnswer extends Provenance {
  readonly days: Forecast['days'];
  readonly backtest: Forecast['calibration']['backtest'];
  readonly unseen: Forecast['calibration']['unseen'];
}

export function encodeForecast(
  { days, calibration }: Forecast,
  safe: SafeToSpend | null,
): ForecastWire {
  const amounts = (day: Record<'expected' | 'low' | 'high', Cents>) => ({
    expected: toDollars(day.expected),
    low: toDollars(day.low),
    high: toDollars(day.high),
  });
  return {
    days: days.map((day) => ({
      date: day.date,
      ...amounts(day),
      items: day.items.map(({ name, kind, amount }) => ({ name, kind, amount: toDollars(amount) })),
    })),
    backtest: calibration.backtest,
    unseen: calibration.unseen,
    safeToSpend: safe && {
      amount: toDollars(safe.amount),
      until: safe.until,
      parts: safe.parts.map(({ label, amount }) => ({ label, amount: toDollars(amount) })),
    },
  };
}

export function decodeForecast(raw: unknown): ForecastAnswer {
  const wire = v.parse(forecastAnswerSchema, raw);
  const { days, backtest, unseen } = wire;
  return {
    ...decodeProvenance(wire),
    days: days.map((day) => ({
      date: isoDate(day.date),
      expected: fromDollars(day.expected),
      low: fromDollars(day.low),
      high: fromDollars(day.high),
      items: day.items.map((item): ForecastItem => ({ ...item, amount: fromDollars(item.amount) })),
    })),
    backtest,
    unseen,
  };
}
