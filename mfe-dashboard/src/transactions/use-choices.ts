import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  choicesAddress,
  readChoices,
  type TransactionChoices,
  writeChoices,
} from './transaction-choices';

/** How long after the last key the search text reaches the address; browsers refuse one entry per key. */
const ADDRESS_DELAY_MS = 250;

/** The choices of the list, read from the address and written back to it. */
export function useChoices() {
  const { params, change } = useLatestParams();
  const saved = useMemo(() => readChoices(params), [params]);
  const saveQuery = useCallback((query: string) => change({ query }), [change]);
  const [query, setQuery] = useTypedQuery(saved.query, saveQuery);
  // The same choices stay the same object when the address catches up with the keys: nothing is searched twice.
  const address = choicesAddress({ ...saved, query });
  const choices = useMemo(() => readChoices(new URLSearchParams(address)), [address]);
  return { choices, change, setQuery };
}

/**
 * The address, changed part by part. It is drawn when the list has time, and the router builds a change on what was
 * drawn last: one that comes before the last was drawn would undo it, so each builds on the one before instead.
 */
function useLatestParams() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (part: Partial<TransactionChoices>) => {
      const now = latest.current;
      latest.current = writeChoices(now, { ...readChoices(now), ...part });
      setParams(latest.current, { replace: true });
    },
    [setParams],
  );
  return { params, change };
}

/** Search text that follows the keys at once and the address after a pause; a new address sets it. */
function useTypedQuery(saved: string, save: (query: string) => void) {
  const [draft, setDraft] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [written, setWritten] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    if (saved !== written) setDraft(saved);
  }
  useEffect(() => {
    if (draft === saved) return undefined;
    const timer = setTimeout(() => {
      setWritten(draft);
      save(draft);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, saved, save]);
  return [draft, setDraft] as const;
}
