import { type BrokenFile, brokenFiles } from '../guard/broken-file';
import { type Diagnosis, diagnose } from '../guard/diagnosis';
import type { EntryGuard } from '../guard/entry-guard';
import { asFailure, LoadFailure } from '../guard/load-failure';
import type { Candidate } from './candidates';

/** What an attempt needs of the world. */
export interface AttemptWorld {
  readonly guard: Pick<EntryGuard, 'stateOf'>;
  readonly fetch: typeof fetch;
  readonly delay: (ms: number) => Promise<void>;
  /** Told when a file did not come as it is listed: from then on another version is likely to be needed. */
  readonly onTrouble: () => void;
}

/** Back-off before the one retry, ms. The other files of the version get to end meanwhile. */
const BACK_OFF_MS = 200;

function failureOf(verdict: Exclude<Diagnosis, 'intact'>, { url, isStyle }: BrokenFile) {
  return new LoadFailure(isStyle ? 'style' : verdict, `${url}: ${verdict}`);
}

/** Throws what is wrong with a file, unless it is there now; one that did not come is looked at twice. */
async function assertIntact(file: BrokenFile, world: AttemptWorld): Promise<void> {
  const ask = () => diagnose(file.url, file.integrity, world.fetch);
  const backOff = world.delay(BACK_OFF_MS);
  let verdict = await ask();
  if (verdict === 'network' || verdict === 'intact') await backOff;
  if (verdict === 'network') verdict = await ask();
  if (verdict !== 'intact') throw failureOf(verdict, file);
}

/**
 * Loads a version, and repeats the request for a file that did not arrive, once per file: the first request is answered
 * by the preload that failed with the page, whatever the server says by then. Code that breaks and files that differ
 * from the listed ones would be the same the next time. Rejects with a `LoadFailure`.
 */
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
      if (!first) throw asFailure(error);
      if (seen.has(first.url)) throw failureOf('network', first);
      seen.add(first.url);
      world.onTrouble();
      await Promise.all(files.map((file) => assertIntact(file, world)));
    }
  }
}
