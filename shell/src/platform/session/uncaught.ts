import { toLoadFailure } from '../guard/load-failure';
import type { Journal } from '../loader/journal';
import type { UncaughtErrors } from './uncaught-errors';

const FILE = /\/remotes\/([\w-]+)\/([\w.-]+)\//;

function culprit(thrown: unknown): { readonly remote: string; readonly version: string } | null {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const [, remote, version] = FILE.exec(stack) ?? [];
  return remote && version ? { remote, version } : null;
}

/** Repeated errors would hide others. */
export function noteUncaught(journal: Journal, thrown: UncaughtErrors): void {
  const recorded = new Set<string>();
  thrown((error) => {
    const found = culprit(error);
    const name = `${found?.remote}@${found?.version}`;
    const last = journal
      .entries()
      .findLast(({ remote, version }) => remote === found?.remote && version === found?.version);
    if (!last || recorded.has(name)) return;
    recorded.add(name);
    journal.note({ ...last, failure: 'uncaught', message: toLoadFailure(error).message, ms: 0 });
  });
}
