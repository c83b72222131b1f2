import * as v from 'valibot';
import type { ListKey, TextKey } from './questions';

export type OnboardingAnswers = Readonly<Partial<Record<TextKey, string>>> &
  Readonly<Partial<Record<ListKey, readonly string[]>>>;

const schema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** Returns null when the text cannot be read. */
export function parseAnswers(stored: string | null): OnboardingAnswers | null {
  if (stored === null) return null;
  try {
    return v.parse(schema, JSON.parse(stored)) as OnboardingAnswers;
  } catch {
    return null;
  }
}

export function toggled(list: readonly string[] | undefined, choice: string): string[] {
  const chosen = list ?? [];
  return chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice];
}
