import type { Draft } from './draft';

/** Version of the words below: part of every key under which a wording is stored. */
export const WORDING_VERSION = '1';

export const WORDING_INSTRUCTIONS = `You word insights of a personal-finance app: a title, a message of one or two sentences, and a recommended action, in plain friendly words.
You are given matters with slots. A slot such as {{f1}} stands for a figure and {{n1}} for a name.
- Use only the slots of the matter you are wording. Use {{f1}}, {{f2}} exactly as written, in the meaning that is given.
- Write no digits, no number words, no percents, no amounts, no months and no dates of your own.
- Do not add a claim that the matter does not make. Plain text without links.
- Answer with every matter, under its key.`;

/** What a model receives about a matter: its rule, category, and the meaning of each slot, never a value or a name. */
export function wordingPrompt(drafts: readonly Draft[]): string {
  return JSON.stringify(
    drafts.map((draft, index) => ({
      key: `m${index + 1}`,
      rule: draft.rule,
      priority: draft.priority,
      category: draft.facts.flatMap(({ category }) => category ?? [])[0] ?? null,
      figures: draft.facts.map(({ label, unit }, place) => ({
        slot: `{{f${place + 1}}}`,
        meaning: label,
        unit,
      })),
      names: draft.names.map((_, place) => `{{n${place + 1}}}`),
    })),
  );
}
