import type { ChartBand, ChartMark } from '@halyard/shared-contracts/ui';
import { useMemo } from 'react';
import type { DailyBalance, IsoDate } from '../../../finance';
import type { Range } from '../control/range-control';
import { DatedChart } from '../chart/dated-chart';

interface BalanceChartProps {
  /** There is one point per day, oldest first. */
  readonly days: readonly DailyBalance[];
  readonly label: string;
  readonly range?: Range | undefined;
  readonly height?: number | undefined;
  /** These are expected days after the last known one, drawn as a dashed line. */
  readonly expected?: readonly DailyBalance[] | undefined;
  /** It has values for all days, known and expected. */
  readonly band?: ChartBand | undefined;
  readonly marks?: readonly ChartMark[] | undefined;
  readonly onOpen?: ((day: IsoDate) => void) | undefined;
}

const NONE: readonly DailyBalance[] = [];

export function BalanceChart(props: BalanceChartProps) {
  const { days, expected = NONE, band, onOpen, ...rest } = props;
  const data = useMemo(() => seriesOf(days, expected), [days, expected]);
  return <DatedChart {...rest} {...data} bands={band && [band]} onOpen={onOpen} />;
}

function seriesOf(days: readonly DailyBalance[], expected: readonly DailyBalance[]) {
  const balances = (list: readonly DailyBalance[]) => list.map(({ balance }) => balance);
  const known = {
    name: 'Balance',
    values: [...balances(days), ...expected.map(() => null)],
    color: 'var(--trend)',
  };
  const dashed = {
    name: 'Expected',
    values: [...days.slice(1).map(() => null), ...balances(days.slice(-1)), ...balances(expected)],
    look: 'dashed',
    color: 'var(--trend)',
  } as const;
  return {
    dates: [...days, ...expected].map(({ date }) => date),
    series: expected.length === 0 ? [known] : [known, dashed],
  };
}
