import { add, type Cents, sum, ZERO } from '../../../money';

/** Amounts are positive. */
export interface FlowEnd {
  readonly key: string;
  readonly name: string;
  readonly amount: Cents;
  /** It is a CSS color. */
  readonly color: string;
  /** Ends of one group are adjacent and meet in a column of groups. */
  readonly group?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
}

export interface FlowChartProps {
  /** It is also the caption of the table and the title of the picture. */
  readonly label: string;
  readonly hub: string;
  /** Both lists have the same sum. */
  readonly from: readonly FlowEnd[];
  readonly to: readonly FlowEnd[];
}

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

export interface FlowNode {
  readonly key: string;
  readonly name: string;
  readonly amount: Cents;
  readonly color: string;
  readonly onOpen?: (() => void) | undefined;
  readonly box: Box;
  readonly slot: Box;
}

export interface FlowRibbon {
  readonly key: string;
  readonly color: string;
  readonly from: { readonly x: number; readonly top: number };
  readonly to: { readonly x: number; readonly top: number };
  readonly thickness: number;
}

interface FlowInput {
  readonly from: readonly FlowEnd[];
  readonly to: readonly FlowEnd[];
  readonly width: number;
  readonly height: number;
  readonly row: number;
  readonly withGroups: boolean;
}

export interface FlowLayout {
  readonly from: readonly FlowNode[];
  readonly hub: Box;
  readonly groups: readonly FlowNode[];
  readonly to: readonly FlowNode[];
  readonly ribbons: readonly FlowRibbon[];
}

const NODE_PX = 12;

interface Part {
  readonly key: string;
  readonly name: string;
  readonly amount: Cents;
  readonly color: string;
  readonly onOpen?: (() => void) | undefined;
}

interface Column {
  readonly left: number;
  readonly width: number;
  readonly nodeLeft: number;
}

const total = (parts: readonly { readonly amount: Cents }[]): number =>
  sum(parts.map(({ amount }) => amount));

/** Divides the free room equally, so that every label fits. */
function stack(parts: readonly Part[], column: Column, height: number, scale: number): FlowNode[] {
  const free = (height - total(parts) * scale) / parts.length;
  let top = 0;
  return parts.map((part) => {
    const thick = part.amount * scale;
    const slot = { left: column.left, top, width: column.width, height: thick + free };
    top += slot.height;
    const box = { left: column.nodeLeft, top: slot.top + free / 2, width: NODE_PX, height: thick };
    return { ...part, box, slot };
  });
}

function ribbons(source: Box, targets: readonly FlowNode[], scale: number): FlowRibbon[] {
  let top = source.top;
  return targets.map(({ key, color, amount, box }) => {
    const from = { x: source.left + NODE_PX, top };
    top += amount * scale;
    return { key, color, from, to: { x: box.left, top: box.top }, thickness: amount * scale };
  });
}

function mirrored(targets: readonly FlowNode[], hub: Box, scale: number): FlowRibbon[] {
  return ribbons(hub, targets, scale).map(({ from, ...ribbon }, index) => {
    const box = targets[index]?.box ?? hub;
    return {
      ...ribbon,
      from: { x: box.left + NODE_PX, top: box.top },
      to: { x: hub.left, top: from.top },
    };
  });
}

function groupsOf(ends: readonly FlowEnd[]): Part[] {
  const groups = new Map<string, Part>();
  for (const { group, amount, key, name, color } of ends) {
    const at = group ?? key;
    const known = groups.get(at);
    groups.set(at, {
      key: at,
      name: group ?? name,
      color: known?.color ?? color,
      amount: add(known?.amount ?? ZERO, amount),
    });
  }
  return [...groups.values()];
}

export function flowLayout({ from, to, width, height, row, withGroups }: FlowInput): FlowLayout {
  const rows = Math.max(from.length, to.length, 1);
  const scale = Math.max(0, height - rows * row) / Math.max(total(from), total(to), 1);
  const third = width / 3;
  const hubLeft = (withGroups ? third : width / 2) - NODE_PX / 2;
  const hub = {
    left: hubLeft,
    top: (height - total(from) * scale) / 2,
    width: NODE_PX,
    height: total(from) * scale,
  };
  const left = { left: 0, width: hubLeft, nodeLeft: 0 };
  const rightLeft = withGroups ? third * 2 : hubLeft + NODE_PX;
  const right = { left: rightLeft, width: width - rightLeft, nodeLeft: width - NODE_PX };
  const sources = stack(from, left, height, scale);
  const targets = stack(to, right, height, scale);
  const middle = { left: hubLeft, width: third, nodeLeft: third * 2 - NODE_PX };
  const groups = withGroups ? stack(groupsOf(to), middle, height, scale) : [];
  return {
    from: sources,
    hub,
    groups,
    to: targets,
    ribbons: [
      ...mirrored(sources, hub, scale),
      ...ribbons(hub, withGroups ? groups : targets, scale),
      ...groups.flatMap((group) =>
        ribbons(
          group.box,
          targets.filter(({ key }) => isIn(group.key, key, to)),
          scale,
        ),
      ),
    ],
  };
}

const isIn = (group: string, key: string, ends: readonly FlowEnd[]): boolean =>
  ends.some((end) => end.key === key && (end.group ?? end.key) === group);
