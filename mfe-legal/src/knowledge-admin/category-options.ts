function categoryLabel(category: string): string {
  const words = category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function categoryOptions(known: readonly string[], chosen: string) {
  return [...new Set([...known, chosen])].map((category) => ({
    value: category,
    label: categoryLabel(category),
  }));
}
