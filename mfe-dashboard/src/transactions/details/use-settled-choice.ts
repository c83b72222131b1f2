import { useEffect, useEffectEvent, useState } from 'react';

/** Arrow keys pass through other choices on their way. */
const REST_MS = 400;

export function useSettledChoice<T>(saved: T, save: (choice: T) => Promise<boolean>) {
  const [choice, setChoice] = useState(saved);
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    setChoice(saved);
  }
  const settle = useEffectEvent(async (rested: T) => {
    if (rested !== saved && !(await save(rested))) setChoice(saved);
  });
  const leave = useEffectEvent(() => settle(choice));
  useEffect(() => {
    const timer = setTimeout(() => void settle(choice), REST_MS);
    return () => clearTimeout(timer);
  }, [choice]);
  useEffect(() => () => void leave(), []);
  return [choice, setChoice] as const;
}
