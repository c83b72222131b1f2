import { useState } from 'react';

export type Problems<Draft> = Partial<Record<keyof Draft, string>>;

/** An untouched field follows `initial`. Problems appear after the first attempt to save. */
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
    /** Returns whether the draft has no problems. */
    attempt: (): boolean => {
      setTried(true);
      return Object.keys(found).length === 0;
    },
    restart: (next: Draft) => {
      setTyped(next);
      setTried(false);
    },
  };
}
