/** A category as words: 'investment_strategies' → 'Investment strategies'. */
export function categoryLabel(category: string): string {
  const words = category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the category field offers. The chosen one is among them even when the api does not know it yet. */
export function categoryOptions(known: readonly string[], chosen: string) {
  return [...new Set([chosen, ...known])].map((category) => ({
    value: category,
    label: categoryLabel(category),
  }));
}
