import type { MonthFlow } from '../../../finance';
import { FlowChart } from '../chart/flow-chart';
import { useNarrow } from '../layer/use-narrow';
import { cameFrom, type FlowOpening, MOST, wentTo } from './month-flow-ends';

interface MonthFlowChartProps extends FlowOpening {
  readonly label: string;
  readonly flow: MonthFlow;
}

export function MonthFlowChart({ label, flow, ...opening }: MonthFlowChartProps) {
  const most = useNarrow() ? MOST.narrow : MOST.wide;
  return (
    <FlowChart
      label={label}
      hub="Money in"
      from={cameFrom(flow, opening, most)}
      to={wentTo(flow, opening, most)}
    />
  );
}
