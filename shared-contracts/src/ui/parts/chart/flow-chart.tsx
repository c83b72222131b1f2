import { ChartBox, ChartTable } from '@halyard/shared-contracts/ui';
import { formatUsd } from '../../../money';
import { useNarrow } from '../layer/use-narrow';
import { FlowDrawing } from './flow-drawing';
import type { FlowChartProps, FlowEnd } from './flow-layout';
import { useSize } from './use-size';

/** It is the height of a label in rem. */
const ROW = { wide: 1.75, narrow: 2.75 };
const RIBBONS = 9;

/** Each ribbon is as thick as its amount. On phones, it is tall. */
export function FlowChart(props: FlowChartProps) {
  const { label, from, to } = props;
  const narrow = useNarrow();
  const [ref, width, rem] = useSize();
  const row = (narrow ? ROW.narrow : ROW.wide) * rem;
  const height = Math.max(from.length, to.length) * row + RIBBONS * rem;
  const side = (word: string, ends: readonly FlowEnd[]) =>
    ends.map(({ name, amount }): [string, string, string] => [name, word, formatUsd(amount)]);
  return (
    <div ref={ref}>
      <ChartBox
        name={label}
        height={height}
        chart={
          width > 0 && (
            <FlowDrawing {...props} {...{ width, height, row, rem }} withGroups={!narrow} />
          )
        }
        table={
          <ChartTable
            caption={label}
            headers={['Name', 'Direction', 'Amount']}
            rows={[...side('From', from), ...side('To', to)]}
          />
        }
      />
    </div>
  );
}
