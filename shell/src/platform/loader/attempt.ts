import { brokenFile, type BrokenFile } from '../guard/broken-file';
import { type Diagnosis, diagnose } from '../guard/diagnosis';
import type { EntryGuard } from '../guard/entry-guard';
import { asFailure, LoadFailure } from '../guard/load-failure';
import type { Candidate } from './candidates';

/** What an attempt needs of the world. */
export interface AttemptWorld {
  readonly guard: Pick<EntryGuard, 'stateOf'>;
  readonly fetch: typeof fetch;
  readonly delay: (ms: number) => Promise<void>;
}

/** Back-off before the one retry, ms. The other files of the version get to end meanwhile. */
const BACK_OFF_MS = 200;

function failureOf(verdict: Exclude<Diagnosis, 'intact'>, file: BrokenFile): LoadFailure {
  const kind = file.isStyle ? 'style' : verdict;
  return new LoadFailure(kind, `${file.url}: ${verdict}`);
}

/** Whether a broken file is there now; a second look is had only at one that did not come. */
async function look(file: BrokenFile, world: AttemptWorld): Promise<Diagnosis> {
  const ask = () => diagnose(file.url, file.integrity, world.fetch);
  const first = await ask();
  if (first !== 'network' && first !== 'intact') return first;
  await world.delay(BACK_OFF_MS);
  return first === 'intact' ? first : ask();
}

/**
 * Loads a version, and again when a file only failed on its way here, once for each file: a preload that failed with
 * the page answers the first request for its file, whatever the server would say by then. Code that broke and files
 * that are not the listed ones are the same the next time. Rejects with a `LoadFailure`.
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
      const file = brokenFile(error, candidate, world.guard);
      if (!file) throw asFailure(error);
      if (seen.has(file.url)) throw failureOf('network', file);
      seen.add(file.url);
      const verdict = await look(file, world);
      if (verdict !== 'intact') throw failureOf(verdict, file);
    }
  }
}
