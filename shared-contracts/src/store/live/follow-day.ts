import { civilDay, type IsoDate } from '../../finance';

/** A timer pauses while the computer sleeps, so the day is checked often. */
const CHECK_MS = 30_000;

/** Returns a function that stops it. */
export function followDay(now: () => Date, onDay: (day: IsoDate) => void): () => void {
  let day = civilDay(now());
  const check = () => {
    const today = civilDay(now());
    if (today === day) return;
    day = today;
    onDay(today);
  };
  const timer = setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
