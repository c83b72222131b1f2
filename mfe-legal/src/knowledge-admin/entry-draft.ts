import type { Problems } from '@halyard/shared-contracts/ui';
import type { KnowledgeEntry } from '@halyard/shared-contracts/wire';

/** An entry of the knowledge base while it is typed (P2-2.knowledge-2). */
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

/** Characters that the api takes (wire, `knowledgeEntrySchema`). */
export const LONGEST = { title: 200, content: 2_000, advisorName: 200 } as const;

/** What a draft still lacks, by field; empty when it can be stored. */
export function entryProblems({ title, content }: EntryDraft): Problems<EntryDraft> {
  return {
    ...(title.trim() === '' ? { title: 'Enter a title' } : {}),
    ...(content.trim() === '' ? { content: 'Enter the content' } : {}),
  };
}

/** The entry that a draft without problems makes; a blank advisor is none. */
export function entryOf({ category, title, content, advisorName }: EntryDraft): KnowledgeEntry {
  return {
    category,
    title: title.trim(),
    content: content.trim(),
    advisorName: advisorName.trim() === '' ? null : advisorName.trim(),
  };
}
