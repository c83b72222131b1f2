import * as v from 'valibot';
import { joined, type Said } from '../fact/said';
import { holdsLink } from '../number/containment';
import { readNumbers } from '../number/read-numbers';
import { cleanText } from '../privacy/clean-text';
import type { Draft } from './draft';

const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/** What a model answers with. */
export const wordingSchema = v.strictObject({
  insights: v.array(
    v.strictObject({ key: v.string(), title: line(90), message: line(400), action: line(120) }),
  ),
});

/** The same for the provider, which wants it without lengths. */
export const WORDING_JSON_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['insights'],
  properties: {
    insights: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'title', 'message', 'action'],
        properties: Object.fromEntries(
          ['key', 'title', 'message', 'action'].map((name) => [name, { type: 'string' }]),
        ),
      },
    },
  },
};

const SLOT = /\{\{([fn])(\d{1,2})\}\}/g;

/** A text with its slots filled; null when a slot does not belong to the matter, or a number or a link is next to one. */
function filled(text: string, { facts, names }: Draft): Said | null {
  const clean = cleanText(text);
  const bare = clean.replace(SLOT, ' ');
  if (/[{}]/.test(bare) || holdsLink(bare) || readNumbers(bare).length > 0) return null;
  const parts: Parameters<typeof joined>[0][number][] = [];
  let from = 0;
  for (const match of clean.matchAll(SLOT)) {
    const place = Number(match[2]) - 1;
    const part = match[1] === 'f' ? facts[place] : names[place];
    if (part === undefined) return null;
    parts.push(clean.slice(from, match.index), part);
    from = match.index + match[0].length;
  }
  return joined([...parts, clean.slice(from)], '');
}

/** The drafts in a model's words; a draft whose new words are not allowed keeps its own. */
export function worded(
  drafts: readonly Draft[],
  answer: v.InferOutput<typeof wordingSchema>,
): { readonly drafts: Draft[]; readonly refused: number } {
  let refused = 0;
  const done = drafts.map((draft, index) => {
    const words = answer.insights.find(({ key }) => key === `m${index + 1}`);
    const [title, message, action] = words
      ? [words.title, words.message, words.action].map((text) => filled(text, draft))
      : [];
    if (!title || !message || !action) {
      refused += 1;
      return draft;
    }
    return { ...draft, title: title.text, message, action: action.text };
  });
  return { drafts: done, refused };
}
