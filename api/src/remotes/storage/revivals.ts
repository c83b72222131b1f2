import * as v from 'valibot';
import { layout } from './layout';
import { textOrNull, writeAtomically } from './write-file';

const DAY_MS = 86_400_000;
/** Reports from before the revival count for this long (`health/health-store.ts`). */
const VALID_MS = 2 * DAY_MS;

const revivalsSchema = v.array(
  v.object({ remote: v.string(), version: v.nullable(v.string()), at: v.string() }),
);
export type Revivals = v.InferOutput<typeof revivalsSchema>;

/** Returns the versions that were put into use again, newest last. A damaged file counts as empty. */
export async function revivalsOf(store: string): Promise<Revivals> {
  const text = await textOrNull(layout(store).revivals);
  if (text === null) return [];
  try {
    return v.parse(revivalsSchema, JSON.parse(text));
  } catch {
    return [];
  }
}

const isRecent = ({ at }: Revivals[number], now: Date): boolean =>
  now.getTime() - Date.parse(at) < VALID_MS;

/** Returns whether this version stays in use by a decision, against reports that may still be counted. */
export const isRevived =
  (revivals: Revivals, now: Date) =>
  (remote: string, version: string): boolean =>
    revivals.some(
      (each) =>
        each.remote === remote &&
        (each.version === null || each.version === version) &&
        isRecent(each, now),
    );

type Target = Omit<Revivals[number], 'at'>;

const without = (revivals: Revivals, { remote, version }: Target, now: Date): Revivals =>
  revivals.filter(
    (each) => isRecent(each, now) && (each.remote !== remote || each.version !== version),
  );

export async function noteRevival(store: string, target: Target, now: Date): Promise<void> {
  const others = without(await revivalsOf(store), target, now);
  const all = [...others, { ...target, at: now.toISOString() }];
  await writeAtomically(layout(store).revivals, JSON.stringify(all));
}

/** Forgets the decision after a kill, so that reports decide again. */
export async function forgetRevival(store: string, target: Target, now: Date): Promise<void> {
  await writeAtomically(
    layout(store).revivals,
    JSON.stringify(without(await revivalsOf(store), target, now)),
  );
}
