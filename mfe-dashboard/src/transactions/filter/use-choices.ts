import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  choicesAddress,
  readChoices,
  type TransactionChoices,
  writeChoices,
} from './transaction-choices';

const ADDRESS_DELAY_MS = 250;

export function useChoices() {
  const { params, change } = useLatestParams();
  const saved = useMemo(() => readChoices(params), [params]);
  const saveQuery = useCallback((query: string) => change({ query }), [change]);
  const { query, setQuery, replaceQuery } = useTypedQuery(saved.query, saveQuery);
  const choose = useCallback(
    (part: Partial<TransactionChoices>) => {
      if (part.query !== undefined) replaceQuery(part.query);
      change(part);
    },
    [change, replaceQuery],
  );
  const address = choicesAddress({ ...saved, query });
  const choices = useMemo(() => readChoices(new URLSearchParams(address)), [address]);
  return { choices, change: choose, setQuery };
}

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

function useTypedQuery(saved: string, save: (query: string) => void) {
  const [query, setDraft] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [written, setWritten] = useState(saved);
  const latest = useRef(saved);
  if (saved !== seen) {
    setSeen(saved);
    if (saved !== written) setDraft(saved);
  }
  const setQuery = useCallback((text: string) => {
    latest.current = text;
    setDraft(text);
  }, []);
  const replaceQuery = useCallback(
    (text: string) => {
      setQuery(text);
      setWritten(text);
    },
    [setQuery],
  );
  useEffect(() => {
    if (query === saved) return undefined;
    const timer = setTimeout(() => {
      if (query !== latest.current) return;
      setWritten(query);
      save(query);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, saved, save]);
  return { query, setQuery, replaceQuery };
}
