/** A category as words: 'investment_strategies' → 'Investment strategies'. */
function categoryLabel(category: string): string {
  const words = category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the category field offers. The chosen one is among them even where the api does not know it. */
export function categoryOptions(known: readonly string[], chosen: string) {
  return [...new Set([...known, chosen])].map((category) => ({
    value: category,
    label: categoryLabel(category),
  }));
}
