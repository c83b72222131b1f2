import type { Candidate } from '../loader/candidates';

/** What runs in a page: the version that is loaded for this path, or whose screen is open there. */
interface Running extends Pick<Candidate, 'remote' | 'version' | 'source'> {
  readonly path: string;
}

/** The page itself writes it (`shell/src/index.html`), before any other code runs. */
export interface PageWatch {
  /** What blocked or crashed its page in this browser within a day. */
  readonly hung: readonly Running[];
  /** Those of `hung` that no page has reported yet. */
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
