import { type LinearRgb, linearRgb } from './read-tokens';

type Matrix = readonly [LinearRgb, LinearRgb, LinearRgb];

export type Vision = 'full color vision' | 'protanopia' | 'deuteranopia' | 'tritanopia';

export const VISIONS: readonly Vision[] = [
  'full color vision',
  'protanopia',
  'deuteranopia',
  'tritanopia',
];

/** The matrices are full deficiencies in linear RGB (Machado, Oliveira and Fernandes 2009). */
const SIMULATIONS: Readonly<Record<Vision, Matrix>> = {
  'full color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const dot = (row: LinearRgb, [red, green, blue]: LinearRgb): number =>
  row[0] * red + row[1] * green + row[2] * blue;
const apply = ([first, second, third]: Matrix, color: LinearRgb): LinearRgb => [
  dot(first, color),
  dot(second, color),
  dot(third, color),
];

function okLab(color: LinearRgb): LinearRgb {
  const [long, medium, short] = apply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  );
  return apply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)],
  );
}

function seenThrough(vision: Vision, hex: string): LinearRgb {
  const [red, green, blue] = apply(SIMULATIONS[vision], linearRgb(hex));
  return okLab([clamp(red), clamp(green), clamp(blue)]);
}

/** Returns the distance of two colors in OKLab. A just noticeable step is 0.02. */
function distance(vision: Vision, one: string, other: string): number {
  const [a, b] = [seenThrough(vision, one), seenThrough(vision, other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Returns the pairs of tokens that are closer to each other than `apart`. */
export function alikePairs(
  tokens: ReadonlyMap<string, string>,
  names: readonly string[],
  vision: Vision,
  apart: number,
): string[] {
  const pairs = names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => [one, other] as const),
  );
  return pairs
    .filter(([one, other]) => distance(vision, tokens.get(one)!, tokens.get(other)!) < apart)
    .map(([one, other]) => `${one} and ${other}`);
}
