import { useState } from 'react';

/** The problems of a draft, by field, in words for the user; empty when there are none. */
export type Problems<Draft> = Partial<Record<keyof Draft, string>>;

/**
 * The input of a form before it is saved. An untouched field follows `initial`, so that saving the others does not
 * revert what was changed elsewhere meanwhile. Problems of a draft are shown from the first attempt to save it.
 */
export function useDraft<Draft extends object>(
  initial: Draft,
  check: (draft: Draft) => Problems<Draft>,
) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [tried, setTried] = useState(false);
  const draft: Draft = { ...initial, ...typed };
  const found = check(draft);
  const problems: Problems<Draft> = tried ? found : {};
  return {
    draft,
    problems,
    change: (part: Partial<Draft>) => setTyped((now) => ({ ...now, ...part })),
    /** Marks a try to save. Whether nothing is wrong. */
    attempt: (): boolean => {
      setTried(true);
      return Object.keys(found).length === 0;
    },
    /** Starts again with the initial values. */
    restart: (next: Draft) => {
      setTyped(next);
      setTried(false);
    },
  };
}
