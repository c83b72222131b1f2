import { asFailure } from '../guard/load-failure';
import type { Journal } from '../loader/journal';
import type { Thrown } from './thrown';

/** The address of a file of a published version, as a stack trace contains it. */
const FILE = /\/remotes\/([\w-]+)\/([\w.-]+)\//;

/** The version whose code is the innermost of any remote's in a stack. */
function culprit(thrown: unknown): { readonly remote: string; readonly version: string } | null {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const [, remote, version] = FILE.exec(stack) ?? [];
  return remote && version ? { remote, version } : null;
}

/**
 * Notes what a remote throws where no boundary catches it: in a handler, a timer or a promise. The screen stays, since
 * nothing says that it cannot go on. Once for each version: what repeats would drown the rest.
 */
export function noteUncaught(journal: Journal, thrown: Thrown): void {
  const noted = new Set<string>();
  thrown((error) => {
    const found = culprit(error);
    const name = `${found?.remote}@${found?.version}`;
    const last = journal
      .entries()
      .findLast(({ remote, version }) => remote === found?.remote && version === found?.version);
    if (!last || noted.has(name)) return;
    noted.add(name);
    journal.note({ ...last, failure: 'uncaught', message: asFailure(error).message, ms: 0 });
  });
}
