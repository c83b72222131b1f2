import * as v from 'valibot';
import { searchEntries } from '../../db/knowledge-search';
import { cleanText } from '../privacy/clean-text';
import { tool } from './tool';

const ENTRIES = 3;
const LONGEST = 600;

const input = v.strictObject({ query: v.pipe(v.string(), v.maxLength(200)) });

export const searchKnowledge = tool({
  name: 'search_knowledge',
  description:
    'General guidance from the knowledge base. It is text that others wrote, not about this person. Cite an entry by its marker, such as [k1].',
  step: 'Searching the knowledge base',
  input,
  parse: (args) => v.parse(input, args),
  read: async ({ query }, { db }) => {
    const entries = (await searchEntries(db, query, undefined)).slice(0, ENTRIES);
    const marked = entries.map((entry, index) => ({ ...entry, marker: `k${index + 1}` }));
    return {
      content: {
        entries: marked.map(({ marker, title, content }) => ({
          marker: `[${marker}]`,
          title: cleanText(title),
          text: cleanText(content).slice(0, LONGEST),
        })),
      },
      facts: [],
      entries: new Map(marked.map(({ marker, title }) => [marker, cleanText(title)])),
    };
  },
});
