import * as v from 'valibot';
import { layout } from './layout';
import { textOrNull, writeAtomically } from './write-file';

const DAY_MS = 86_400_000;
/** Reports from before the revival count for this long (`health/health-store.ts`). */
const VALID_MS = 2 * DAY_MS;

const revivedSchema = v.array(
  v.object({ remote: v.string(), version: v.nullable(v.string()), at: v.string() }),
);
export type Revived = v.InferOutput<typeof revivedSchema>;

/** Returns the versions that were put into use again, newest last. A damaged file counts as empty. */
export async function revivedOf(store: string): Promise<Revived> {
  const text = await textOrNull(layout(store).revived);
  if (text === null) return [];
  try {
    return v.parse(revivedSchema, JSON.parse(text));
  } catch {
    return [];
  }
}

const isRecent = ({ at }: Revived[number], now: Date): boolean =>
  now.getTime() - Date.parse(at) < VALID_MS;

/** Returns whether this version stays in use by a decision, against reports that may still be counted. */
export const isRevived =
  (revived: Revived, now: Date) =>
  (remote: string, version: string): boolean =>
    revived.some(
      (each) =>
        each.remote === remote &&
        (each.version === null || each.version === version) &&
        isRecent(each, now),
    );

type Target = Omit<Revived[number], 'at'>;

const without = (revived: Revived, { remote, version }: Target, now: Date): Revived =>
  revived.filter(
    (each) => isRecent(each, now) && (each.remote !== remote || each.version !== version),
  );

export async function noteRevival(store: string, target: Target, now: Date): Promise<void> {
  const others = without(await revivedOf(store), target, now);
  const all = [...others, { ...target, at: now.toISOString() }];
  await writeAtomically(layout(store).revived, JSON.stringify(all));
}

/** Forgets the decision after a kill, so that reports decide again. */
export async function forgetRevival(store: string, target: Target, now: Date): Promise<void> {
  await writeAtomically(
    layout(store).revived,
    JSON.stringify(without(await revivedOf(store), target, now)),
  );
}
