import { VictoryLabel, type VictoryLabelProps } from 'victory';
import { labelWidth } from './plot';

interface EdgeLabelProps extends VictoryLabelProps {
  readonly chartWidth: number;
}

export function EdgeLabel({ chartWidth, ...props }: EdgeLabelProps) {
  const style = Array.isArray(props.style) ? props.style[0] : props.style;
  const half = labelWidth(String(props.text ?? ''), Number(style?.fontSize)) / 2;
  const x = Math.max(half, Math.min(props.x ?? 0, chartWidth - half));
  return <VictoryLabel {...props} x={x} />;
}
