import { type Cents, formatUsd } from '../../../money';
import {
  type FlowChartProps,
  type FlowLayout,
  flowLayout,
  type FlowNode,
  type FlowRibbon,
} from './flow-layout';
import styles from './flow-drawing.module.css';

interface FlowDrawingProps extends FlowChartProps {
  readonly width: number;
  readonly height: number;
  readonly row: number;
  readonly rem: number;
  readonly withGroups: boolean;
}

const CORNER_PX = 3;
const LABEL_REM = 0.8125;
const RIBBON_OPACITY = 0.28;

export function FlowDrawing({ label, hub, rem, ...input }: FlowDrawingProps) {
  const { width, height, withGroups } = input;
  const layout = flowLayout(input);
  return (
    <div className={styles.flow} style={{ height }}>
      <svg role="img" aria-label={label} width={width} height={height}>
        {layout.ribbons.map((ribbon, index) => (
          <path key={index} d={ribbonPath(ribbon)} fill={ribbon.color} opacity={RIBBON_OPACITY} />
        ))}
        <Nodes layout={layout} />
        <Labels layout={layout} hub={withGroups ? hub : null} fontSize={rem * LABEL_REM} />
      </svg>
      {[...layout.from, ...layout.to].map((node) => (
        <Opener key={node.key} node={node} />
      ))}
    </div>
  );
}

function Opener({ node }: { readonly node: FlowNode }) {
  if (!node.onOpen) return null;
  return (
    <button
      type="button"
      aria-label={`${node.name}: ${amountText(node)}`}
      onClick={node.onOpen}
      className={styles.open}
      style={{ ...node.slot }}
    />
  );
}

const amountText = ({ amount }: { readonly amount: Cents }): string =>
  formatUsd(amount, { decimals: 0 });

function ribbonPath({ from, to, thickness }: FlowRibbon): string {
  const middle = (from.x + to.x) / 2;
  const upper = `M${from.x},${from.top}C${middle},${from.top} ${middle},${to.top} ${to.x},${to.top}`;
  const [low, end] = [from.top + thickness, to.top + thickness];
  return `${upper}V${end}C${middle},${end} ${middle},${low} ${from.x},${low}Z`;
}

function Nodes({ layout: { from, hub, groups, to } }: { readonly layout: FlowLayout }) {
  return (
    <>
      {[...from, ...groups, ...to].map(({ key, box, color }, index) => (
        <rect key={`${index} ${key}`} {...place(box)} rx={CORNER_PX} fill={color} />
      ))}
      <rect {...place(hub)} rx={CORNER_PX} fill="var(--neutral-fill)" />
    </>
  );
}

const place = ({ left, top, width, height }: FlowNode['box']) => ({
  x: left,
  y: top,
  width,
  height: Math.max(1, height),
});

const BESIDE_PX = 8;

interface LabelsProps {
  readonly layout: FlowLayout;
  /** It is null without enough room. */
  readonly hub: string | null;
  readonly fontSize: number;
}

function Labels({ layout: { from, hub: box, groups, to }, hub, fontSize }: LabelsProps) {
  const ends = new Set(to.map(({ key }) => key));
  const right = [...groups.filter(({ key }) => !ends.has(key)), ...to];
  return (
    <>
      {from.map((node) => (
        <Label key={node.key} node={node} anchor="start" fontSize={fontSize} />
      ))}
      {right.map((node) => (
        <Label key={node.key} node={node} anchor="end" fontSize={fontSize} />
      ))}
      {hub !== null && (
        <text
          x={box.left + box.width / 2}
          y={box.top - BESIDE_PX}
          textAnchor="middle"
          className={styles.hub}
          fontSize={fontSize}
        >
          {hub}
        </text>
      )}
    </>
  );
}

interface LabelProps {
  readonly node: FlowNode;
  readonly anchor: 'start' | 'end';
  readonly fontSize: number;
}

const TWO_LINES = 2.6;

function Label({ node, anchor, fontSize }: LabelProps) {
  const { box, slot } = node;
  const twoLines = slot.height > TWO_LINES * fontSize;
  const amount = amountText(node);
  const room = slot.width - box.width - 2 * BESIDE_PX;
  const x = anchor === 'end' ? box.left - BESIDE_PX : box.left + box.width + BESIDE_PX;
  const line = { x, y: slot.top + slot.height / 2, textAnchor: anchor, fontSize };
  if (twoLines) {
    return (
      <>
        <text {...line} dy="-0.2em" className={styles.name}>
          {fitting(node.name, room, fontSize)}
        </text>
        <text
          {...line}
          fontSize={Math.min(fontSize, room / (amount.length * DIGIT_EM))}
          dy="1em"
          className={styles.amount}
        >
          {amount}
        </text>
      </>
    );
  }
  return (
    <text {...line} dy="0.35em" className={styles.name}>
      {fitting(node.name, room, fontSize, ` ${amount}`)}{' '}
      <tspan className={styles.amount}>{amount}</tspan>
    </text>
  );
}

/** These are the widths of a letter and of a bold digit, as shares of the type size. */
const LETTER_EM = 0.58;
const DIGIT_EM = 0.66;

function fitting(name: string, room: number, fontSize: number, rest = ''): string {
  const letters = Math.floor(room / (fontSize * LETTER_EM)) - rest.length;
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}
