import type { LayerPoint } from './layers';

/** Keeps the first, lowest, highest, and last point of each of `buckets` parts, so that the line looks the same. */
export function thinOut(points: readonly LayerPoint[], buckets: number): readonly LayerPoint[] {
  if (points.length <= buckets * 4) return points;
  const size = points.length / buckets;
  return Array.from({ length: buckets }, (_, bucket) =>
    extremes(points.slice(Math.floor(bucket * size), Math.floor((bucket + 1) * size))),
  ).flat();
}

function extremes(part: readonly LayerPoint[]): LayerPoint[] {
  const [first] = part;
  if (!first) return [];
  let [low, high] = [first, first];
  for (const point of part) {
    if (point.y < low.y) low = point;
    if (point.y > high.y) high = point;
  }
  const selected = new Set([first, low, high, part.at(-1) ?? first]);
  return [...selected].sort((a, b) => a.x - b.x);
}
