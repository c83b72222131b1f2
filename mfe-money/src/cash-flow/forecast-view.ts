import {
  countWords,
  type ForecastItem,
  shortDate,
  shortDay,
} from '@halyard/shared-contracts/finance';
import { abs, formatUsd } from '@halyard/shared-contracts/money';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';
import type { ComingRow } from './coming-days';

const isEveryday = ({ kind }: ForecastItem): boolean => kind === 'everyday';

const itemText = ({ name, amount }: ForecastItem): string =>
  `${name} ${formatUsd(amount, { decimals: 0 })}`;

/** The line, its band, and a dot for each day with a bill, a payday, or another item. */
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

const PERCENT = 100;

/** How often the band was right for this user (P3-B1-3). */
export function hitRate({ backtest: { share, days } }: ForecastAnswer): string {
  if (share === null) {
    return 'Your history is too short to check the range against it. About six months are enough.';
  }
  const percent = Math.round(share * PERCENT);
  return `Tested on your own past months, the range contained ${percent}% of ${countWords(days, 'day', 'days')}.`;
}

/** What the line has besides the items of its days. */
export function usualDay({ days }: ForecastAnswer): string {
  const usual = days[0]?.items.find(isEveryday);
  if (!usual) return 'Checking, savings, and cash on hand together.';
  const amount = formatUsd(abs(usual.amount));
  const what = usual.amount < 0 ? `${amount} of everyday spending` : `${amount} of other deposits`;
  return `Checking, savings, and cash on hand together, with about ${what} a day.`;
}

const BADGES: Readonly<Partial<Record<ComingRow['kind'], string>>> = {
  pending: 'Pending',
  scheduled: 'Scheduled',
  saving: 'Your own account',
  transfer: 'Transfer',
  elsewhere: 'Other account',
};

export const itemBadge = (kind: ComingRow['kind']): string | null => BADGES[kind] ?? null;
