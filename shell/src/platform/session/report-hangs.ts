import type { PageWatch } from '../hang/page-watch';
import type { Journal } from '../loader/journal';

/** It reports failures of an earlier page that could not report them. */
export function reportHangs(journal: Journal, watch: Pick<PageWatch, 'fresh'> | undefined): void {
  for (const { remote, version, source, path } of watch?.fresh ?? []) {
    const about = { remote, version, source, path, message: null, ms: 0, fallback: false };
    journal.note({ ...about, failure: 'hang' });
  }
}
