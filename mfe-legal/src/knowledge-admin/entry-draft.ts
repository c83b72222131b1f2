import type { Problems } from '@halyard/shared-contracts/ui';
import type { KnowledgeEntry } from '@halyard/shared-contracts/wire';

export interface EntryDraft {
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly advisorName: string;
}

export const EMPTY_ENTRY: EntryDraft = {
  category: 'investment_strategies',
  title: '',
  content: '',
  advisorName: '',
};

/** The API sets these limits. */
export const LONGEST = { title: 200, content: 2_000, advisorName: 200 } as const;

export function entryProblems({ title, content }: EntryDraft): Problems<EntryDraft> {
  return {
    ...(title.trim() === '' ? { title: 'Enter a title' } : {}),
    ...(content.trim() === '' ? { content: 'Enter the content' } : {}),
  };
}

export function entryOf({ category, title, content, advisorName }: EntryDraft): KnowledgeEntry {
  return {
    category,
    title: title.trim(),
    content: content.trim(),
    advisorName: advisorName.trim() === '' ? null : advisorName.trim(),
  };
}

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
