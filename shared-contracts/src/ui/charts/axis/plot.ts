import { spacedIndexes } from './ticks';

export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly padding: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
}

/** P1-2.6-33, P1-2.6-34. */
const MARGIN_BLOCK_PX = 10;
const measures = {
  mobile: { fontSize: 10, marginInline: 10 },
  desktop: { fontSize: 12, marginInline: 20 },
};

/** Digits of Inter are wider than its letters. */
const DIGIT_EM = 0.62;
const LETTER_EM = 0.56;

export const BESIDE_AXIS_PX = 8;
export const BELOW_AXIS_PX = 12;
const BETWEEN_LABELS_PX = 12;

interface PlotInput {
  readonly width: number;
  readonly height: number;
  readonly mobile: boolean;
  /** The longest decides the width of the axis. */
  readonly valueLabels: readonly string[];
  /** It is a multiple of the usual text size. */
  readonly textScale?: number | undefined;
}

export function plotOf({ width, height, mobile, valueLabels, textScale = 1 }: PlotInput): Plot {
  const { marginInline, ...measured } = mobile ? measures.mobile : measures.desktop;
  const fontSize = measured.fontSize * textScale;
  const labels = longest(valueLabels) * fontSize * DIGIT_EM + BESIDE_AXIS_PX;
  return {
    width,
    height,
    fontSize,
    padding: {
      top: MARGIN_BLOCK_PX,
      bottom: MARGIN_BLOCK_PX + fontSize + BELOW_AXIS_PX,
      left: marginInline + labels,
      right: marginInline,
    },
  };
}

export function plotWidth({ width, padding }: Plot): number {
  return Math.max(1, width - padding.left - padding.right);
}

export function plotHeight({ height, padding }: Plot): number {
  return Math.max(1, height - padding.top - padding.bottom);
}

interface LabelRoom {
  readonly labels: readonly string[];
  readonly fontSize: number;
  /** It is the distance between two labels, in px. */
  readonly step: number;
  readonly margin?: number | undefined;
}

export const labelWidth = (label: string, fontSize: number): number =>
  label.length * fontSize * LETTER_EM;

export function fittingLabels({ labels, fontSize, step, margin = Infinity }: LabelRoom): number[] {
  const width = longest(labels) * fontSize * LETTER_EM;
  const moved = Math.max(0, width / 2 - margin);
  const stride = Math.ceil((width + BETWEEN_LABELS_PX + moved) / step);
  return spacedIndexes(labels.length, Math.max(1, stride));
}

function longest(labels: readonly string[]): number {
  return Math.max(0, ...labels.map((label) => label.length));
}
