import { figures } from '../fact/figures';
import { joined, type Said } from '../fact/said';
import type { Aliases } from '../privacy/aliases';
import type { NewMessage } from './history';

/** The reply when the service has no other (P1-8-13). */
export const APOLOGY =
  "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.";

/** Why rules answer where a model is set up. */
const NOTICES = {
  consent: 'Calculated from your data - no AI. You have not allowed AI to see your figures.',
  limit: 'AI limit for today reached. Calculated from your data - no AI.',
  provider: 'The AI provider did not answer. Calculated from your data - no AI.',
  ungrounded: 'The AI answer did not match your figures. Calculated from your data - no AI.',
} as const;

export type Notice = keyof typeof NOTICES;

/** A line of the chat whose words rules wrote. */
export function calculated(
  said: Said,
  { notice, sources = [] }: { readonly notice?: Notice; readonly sources?: readonly string[] },
): NewMessage {
  return {
    type: 'ai',
    content: said.text,
    figures: figures(said),
    origin: 'rules',
    ...(notice && { notice: NOTICES[notice] }),
    ...(sources.length > 0 && { sources: [...sources] }),
  };
}

/** A message of the chat in a model's words, with the user's own names put back. */
export function written(
  said: Said,
  aliases: Aliases,
  {
    sources = [],
    interrupted = false,
  }: {
    readonly sources?: readonly string[];
    readonly interrupted?: boolean;
  },
): NewMessage {
  const named = trimmed(aliases.named(said));
  return {
    type: 'ai',
    content: named.text,
    figures: figures(named),
    origin: 'model',
    ...(sources.length > 0 && { sources: [...sources] }),
    ...(interrupted && { interrupted }),
  };
}

const trimmed = (said: Said): Said => ({ ...said, text: said.text.trimEnd() });

/** What a model had said already, and below it what rules say. */
export function continued(said: Said, calculation: Said): Said {
  return said.text.trim() === '' ? calculation : joined([trimmed(said), calculation], '\n\n');
}
