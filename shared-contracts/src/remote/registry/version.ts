import * as v from 'valibot';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.]+)?$/;

/** An example is `1.2.3` or `1.2.3-abc`. It is also a folder's name. */
export const versionSchema = v.pipe(v.string(), v.regex(VERSION), v.maxLength(64));
export const rangeSchema = v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/));

type Parts = readonly [major: number, minor: number, patch: number];

function parts(version: string): Parts | null {
  const match = VERSION.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

function compare(a: Parts, b: Parts): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Returns null for an unreadable version. Below 1.0.0, a caret also fixes the minor. */
export function satisfies(version: string, range: string): boolean | null {
  const have = parts(version);
  const floor = range.startsWith('^') ? parts(range.slice(1)) : null;
  if (!have || !floor) return null;
  const sameLine = have[0] === floor[0] && (floor[0] > 0 || have[1] === floor[1]);
  return sameLine && compare(have, floor) >= 0;
}
