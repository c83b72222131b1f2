import type { Candidate } from '../loader/candidates';

/** A page runs this version: it is loading for this path, or its screen is open there. */
interface Running extends Pick<Candidate, 'remote' | 'version' | 'source'> {
  readonly path: string;
}

/** The page's own script creates it (`shell/src/index.html`) before other code runs. */
export interface PageWatch {
  /** These versions blocked or crashed their page in this browser within a day. */
  readonly hung: readonly Running[];
  /** No page has reported these entries of `hung` yet. */
  readonly fresh: readonly Running[];
  begin(runs: Running): void;
  end(runs: Running): void;
  forgive(remote: string): void;
}

declare global {
  interface Window {
    halyardWatch?: PageWatch;
  }
}
