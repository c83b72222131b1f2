import type { Fact } from '../fact/fact';
import { factText } from '../fact/fact-text';

/** Facts for a model: each under its key, as the very text that the reply has to use; unknown ones are null. */
export function printed<Key extends string>(
  facts: Readonly<Record<Key, Fact | null>>,
): Record<string, string | null> {
  const entries = Object.entries<Fact | null>(facts);
  return Object.fromEntries(entries.map(([key, fact]) => [key, fact && factText(fact)]));
}

/** The facts among values that may be unknown. */
export function known(facts: readonly (Fact | null | undefined)[]): Fact[] {
  return facts.flatMap((fact) => fact ?? []);
}
