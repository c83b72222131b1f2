import { type BrokenFile, brokenFiles } from '../guard/broken-file';
import { type Diagnosis, diagnose } from '../guard/diagnosis';
import type { EntryGuard } from '../guard/entry-guard';
import { toLoadFailure, LoadFailure } from '../guard/load-failure';
import type { Candidate } from './candidates';

export interface AttemptWorld {
  readonly guard: Pick<EntryGuard, 'stateOf'>;
  readonly fetch: typeof fetch;
  readonly delay: (ms: number) => Promise<void>;
  readonly onTrouble: () => void;
}

const BACK_OFF_MS = 200;

function failureOf(verdict: Exclude<Diagnosis, 'intact'>, { url, isStyle }: BrokenFile) {
  return new LoadFailure(isStyle ? 'style' : verdict, `${url}: ${verdict}`);
}

async function assertIntact(file: BrokenFile, world: AttemptWorld): Promise<void> {
  const ask = () => diagnose(file.url, file.integrity, world.fetch);
  const backOff = world.delay(BACK_OFF_MS);
  let verdict = await ask();
  if (verdict === 'network' || verdict === 'intact') await backOff;
  if (verdict === 'network') verdict = await ask();
  if (verdict !== 'intact') throw failureOf(verdict, file);
}

/** A second request can repair a failed download, but broken code fails again. */
export async function attempt<T>(
  load: () => Promise<T>,
  candidate: Candidate,
  world: AttemptWorld,
): Promise<T> {
  const seen = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof LoadFailure) throw error;
      const files = brokenFiles(error, candidate, world.guard);
      const [first] = files;
      if (!first) throw toLoadFailure(error);
      if (seen.has(first.url)) throw failureOf('network', first);
      seen.add(first.url);
      world.onTrouble();
      await Promise.all(files.map((file) => assertIntact(file, world)));
    }
  }
}
