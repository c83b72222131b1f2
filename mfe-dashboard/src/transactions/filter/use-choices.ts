import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import {
  choicesAddress,
  readChoices,
  type TransactionChoices,
  writeChoices,
} from './transaction-choices';

/** Browsers refuse an address that changes with every key. */
const TYPING_PAUSE_MS = 250;

/**
 * The list follows the choices at once. The address follows typed text after a pause. Only this hook replaces the
 * address.
 */
export function useChoices() {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [params, setParams] = useSearchParams();
  const [choices, setChoices] = useState(() => readChoices(params));
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (navigation !== NavigationType.Replace) setChoices(readChoices(params));
  }

  useEffect(() => {
    const saved = readChoices(params);
    if (choicesAddress(choices) === choicesAddress(saved)) return undefined;
    const save = () => setParams(writeChoices(params, choices), { replace: true });
    const timer = setTimeout(save, choices.query === saved.query ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choices, params, setParams]);

  const change = useCallback(
    (part: Partial<TransactionChoices>) => setChoices((now) => ({ ...now, ...part })),
    [],
  );
  return { choices, change };
}
