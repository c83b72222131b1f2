import { parseAnswers } from './answers';
import { GOALS } from './questions';

/** The browser stores the answers, and the goals among them that were last sent. */
export interface StoredGoals {
  readonly answers: string | null;
  readonly sent: string | null;
}

interface GoalToSend {
  readonly key: (typeof GOALS)[number]['key'];
  readonly text: string;
  /** It is the text that was sent last, or null. */
  readonly before: string | null;
}

function sentTexts(sent: string | null): Readonly<Record<string, string>> {
  try {
    const entries = Object.entries(JSON.parse(sent ?? '{}') ?? {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function goalsToSend({ answers, sent }: StoredGoals): GoalToSend[] {
  const texts = parseAnswers(answers) ?? {};
  const before = sentTexts(sent);
  return GOALS.map(({ key }) => ({ key, text: texts[key] ?? '', before: before[key] ?? null }));
}

/** Tells whether every goal's text is the one that was sent. */
export const allSent = (goals: readonly Pick<GoalToSend, 'text' | 'before'>[]): boolean =>
  goals.every(({ text, before }) => text === (before ?? ''));

/**
 * Returns what the browser stores after the goals have the texts of `goals`, or null if its answers are gone by
 * then.
 */
export function withSentGoals(
  stored: StoredGoals,
  goals: readonly { readonly key: string; readonly text: string }[],
): { readonly answers: string; readonly sent: string } | null {
  const answers = parseAnswers(stored.answers);
  if (answers === null) return null;
  const texts = Object.fromEntries(goals.map(({ key, text }) => [key, text]));
  return { answers: JSON.stringify({ ...answers, ...texts }), sent: JSON.stringify(texts) };
}
