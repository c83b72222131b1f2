import type { Fact } from '../fact/fact';

/** What a figure measures, as far as everyday words say it. */
type Topic = 'worth' | 'assets' | 'debt' | 'balance' | 'income' | 'spending' | 'budget';

/** The prefixes of fact ids, and the topics under which such facts may be used. */
const FACTS: readonly (readonly [RegExp, readonly Topic[]])[] = [
  [/^net_worth/, ['worth']],
  [/^assets$/, ['assets']],
  [/^debt$/, ['debt']],
  [/^cash$/, ['balance']],
  [/^balance:/, ['balance', 'assets']],
  [/^owed:/, ['debt', 'balance']],
  [/^earned:/, ['income']],
  [/^(?:spent|budget_spent|line_spent|share|payments):/, ['spending', 'budget']],
  [/^(?:budgeted|budget_left|assigned|line_left):/, ['budget']],
];

const WORDS: Readonly<Record<Topic, RegExp>> = {
  worth: /\bworth\b/i,
  assets: /\bassets\b/i,
  debt: /\bdebts?\b|\bow(?:e|es|ed|ing)\b/i,
  balance: /\bbalances?\b|\bholds?\b|\bcash\b/i,
  income: /\bincome\b|\bearn(?:ed|ings?)?\b|\bcame in\b|\breceived\b/i,
  spending: /\bspen[dt]\b|\bspending\b|\bcosts?\b|\bwent out\b/i,
  budget: /\bbudget(?:ed|s)?\b/i,
};

/** Whether words that name a topic may be said of a fact; words that name none may be said of any. */
export function isOnTopic({ id }: Fact, words: string): boolean {
  const [, topics] = FACTS.find(([pattern]) => pattern.test(id)) ?? [];
  if (!topics) return true;
  const named = Object.entries(WORDS).flatMap(([topic, pattern]) =>
    pattern.test(words) ? [topic] : [],
  );
  return named.length === 0 || topics.some((topic) => named.includes(topic));
}

/** What a user has or owes: words about it are never about a sum that the user merely typed. */
const POSSESSIONS: readonly Topic[] = ['worth', 'assets', 'debt', 'balance', 'income'];

/** Whether words say what a user has, owes, or earns. */
export function tellsPossession(words: string): boolean {
  return POSSESSIONS.some((topic) => WORDS[topic].test(words));
}
