import * as v from 'valibot';
import type { ListKey, TextKey } from './questions';

/** What the user answered: every field is optional (P1-5-1). */
export type OnboardingAnswers = Readonly<Partial<Record<TextKey, string>>> &
  Readonly<Partial<Record<ListKey, readonly string[]>>>;

const schema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** Reads stored answers; null when there are none or they are not readable. */
export function parseAnswers(stored: string | null): OnboardingAnswers | null {
  if (stored === null) return null;
  try {
    return v.parse(schema, JSON.parse(stored)) as OnboardingAnswers;
  } catch {
    return null;
  }
}

/** Puts a choice on a list or takes it off. */
export function toggled(list: readonly string[] | undefined, choice: string): string[] {
  const chosen = list ?? [];
  return chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice];
}
