import {
  countWords,
  type ForecastItem,
  shortDate,
  shortDay,
  spokenDay,
} from '@halyard/shared-contracts/finance';
import { abs, formatUsd, sum } from '@halyard/shared-contracts/money';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';
import type { ComingRow } from './coming-days';

const isEveryday = ({ kind }: ForecastItem): boolean => kind === 'everyday';

const itemText = ({ name, amount }: ForecastItem): string =>
  `${name} ${formatUsd(amount, { decimals: 0 })}`;

export function forecastChart({ days }: ForecastAnswer) {
  const marks = days.flatMap(({ items }, index) => {
    const own = items.filter((item) => !isEveryday(item));
    return own.length === 0 ? [] : [{ index, text: own.map(itemText).join(', ') }];
  });
  return {
    labels: days.map(({ date }) => shortDate(date)),
    ticks: days.map(({ date }) => shortDay(date)),
    series: [
      {
        name: 'Expected',
        values: days.map(({ expected }) => expected),
        look: 'dashed' as const,
        color: 'var(--trend)',
      },
    ],
    bands: [
      {
        name: 'Likely range',
        low: days.map(({ low }) => low),
        high: days.map(({ high }) => high),
        color: 'var(--trend)',
      },
    ],
    marks,
  };
}

/** States the lowest expected day, or the first day below zero. */
export function lowestWords({ days }: ForecastAnswer): string | null {
  const below = days.find(({ expected }) => expected < 0);
  if (below) return `Your cash may run out on ${spokenDay(below.date)}`;
  const lowest = days.reduce<ForecastAnswer['days'][number] | undefined>(
    (low, day) => (low === undefined || day.expected < low.expected ? day : low),
    undefined,
  );
  if (lowest === undefined) return null;
  const amount = formatUsd(lowest.expected, { decimals: 0 });
  return `At its lowest, your cash is about ${amount} on ${spokenDay(lowest.date)}`;
}

const PERCENT = 100;

/** A range that included surprises would be too wide to be useful. */
const SURPRISES = 'A job that ends or a large purchase that you have not scheduled can leave it.';

/** Implements P3-B1-3. */
export function hitRate({ backtest: { share, days }, unseen }: ForecastAnswer): string {
  if (share === null) {
    return `Your history is too short to check the range against it, so it may be too narrow. About six months are enough. ${SURPRISES}`;
  }
  const percent = (of: number): string => `${Math.round(of * PERCENT)}%`;
  const own = `Checked against your own past: the range was right on ${percent(share)} of ${countWords(days, 'day', 'days')}.`;
  if (unseen.share === null) return `${own} ${SURPRISES}`;
  return `${own} Made as each month began, ranges were right on ${percent(unseen.share)}. ${SURPRISES}`;
}

export function usualDay({ days }: ForecastAnswer, isWhole = true): string {
  const usual = days[0]?.items.find(isEveryday);
  const whose = isWhole ? 'Checking, savings, and cash on hand' : 'This account alone';
  if (!usual) return `${whose}.`;
  const amount = formatUsd(abs(usual.amount));
  const what =
    usual.amount < 0
      ? `${amount} a day of everyday spending`
      : `${amount} a day of deposits after everyday spending`;
  return `${whose}, with about ${what}.`;
}

/** States what the sums of bills and paydays leave out (P3-B1-1). */
export function everydayWords(days: ForecastAnswer['days']): string | null {
  const items = days.flatMap((day) => day.items.filter(isEveryday));
  const total = sum(items.map(({ amount }) => amount));
  if (total === 0) return null;
  const amount = formatUsd(abs(total), { decimals: 0 });
  return total < 0
    ? `About ${amount} of everyday spending is in the chart and in neither sum.`
    : `Deposits without a fixed day, about ${amount} after everyday spending, are in the chart and in neither sum.`;
}

/** States the transfers in the chart that no sum has, such as payments of cards. */
export function transferWords(days: ForecastAnswer['days']): string | null {
  const amounts = days
    .flatMap(({ items }) => items.filter(({ kind }) => kind === 'transfer'))
    .map(({ amount }) => amount);
  const out = sum(amounts.filter((amount) => amount < 0));
  const into = sum(amounts.filter((amount) => amount > 0));
  const parts = [out < 0 && `${formatUsd(abs(out))} out`, into > 0 && `${formatUsd(into)} in`];
  const sums = parts.filter(Boolean).join(' and ');
  if (sums === '') return null;
  return `Payments of cards and other transfers, ${sums}, are in the chart and in neither sum.`;
}

const BADGES: Readonly<Partial<Record<ComingRow['kind'], string>>> = {
  pending: 'Pending',
  scheduled: 'Scheduled',
  saving: 'Your own account',
  transfer: 'Transfer',
  elsewhere: 'Other account',
};

export const itemBadge = (kind: ComingRow['kind']): string | null => BADGES[kind] ?? null;
