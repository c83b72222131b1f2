import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import type { Composed } from './composed';
import type { NewMessage } from './history';

/** The specification gives these words (P1-8-13). */
export const APOLOGY =
  "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.";

const NOTICES = {
  consent: 'Calculated from your data - no AI. You have not allowed AI to see your questions.',
  limit: 'AI limit for today reached. Calculated from your data - no AI.',
  provider: 'The AI provider did not answer. Calculated from your data - no AI.',
  unread: 'The AI did not understand the question. Calculated from your data - no AI.',
} as const;

export type Notice = keyof typeof NOTICES;

/** Leaves out the blocks that say what was understood and what the user can ask next. */
function textOf(block: AnswerBlock): string[] {
  switch (block.kind) {
    case 'sentence':
      return [block.text];
    case 'list':
      return block.items.map(({ text }) => `- ${text}`);
    case 'table':
      return [
        block.caption,
        ...block.rows.map((cells) => cells.map(({ text }) => text).join(', ')),
      ];
    case 'general':
      return [`${block.title}: ${block.text} (${block.source})`];
    case 'choices':
      return [block.label, ...block.choices.map(({ label }) => `- ${label}`)];
    case 'questions':
      return block.label === 'You can also ask' ? [] : block.questions;
    default:
      return [];
  }
}

const SAMPLE = 'With the sample data: ';

export function lineOf(
  { blocks, query }: Composed,
  {
    isSample,
    origin,
    notice,
  }: { readonly isSample: boolean; readonly origin: 'rules' | 'model'; readonly notice?: Notice },
): NewMessage {
  const sources = blocks.flatMap((block) => (block.kind === 'general' ? [block.title] : []));
  const hasFigures = isSample && query !== undefined;
  return {
    type: 'ai',
    content: `${hasFigures ? SAMPLE : ''}${blocks.flatMap(textOf).join('\n')}`,
    blocks: blocks.map((block) =>
      hasFigures && block.kind === 'understood'
        ? { ...block, text: `Sample data · ${block.text}` }
        : block,
    ),
    origin,
    ...(query && { query }),
    ...(notice && { notice: NOTICES[notice] }),
    ...(sources.length > 0 && { sources }),
  };
}

export const plainLine = (text: string, notice?: Notice): NewMessage => ({
  type: 'ai',
  content: text,
  origin: 'rules',
  ...(notice && { notice: NOTICES[notice] }),
});
