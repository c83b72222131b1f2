interface TagChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Keeps the tags that changed since then. */
export function undoneTags({ before, after }: TagChange, now: readonly string[]): string[] {
  const back = before.filter((tag) => now.includes(tag) || !after.includes(tag));
  const since = now.filter((tag) => !before.includes(tag) && !after.includes(tag));
  return [...back, ...since];
}
