import type { ChatEvent, ChatMessage } from '@halyard/shared-contracts/wire';

/** The conversation as the screen shows it. */
export interface Talk {
  readonly lines: readonly ChatMessage[];
  /** The step that the server is working on; null while the server has named none. */
  readonly step: string | null;
}

/** Id of the line that is still being written. */
const LIVE = 'live';

const without = (lines: readonly ChatMessage[]): ChatMessage[] =>
  lines.filter(({ id }) => id !== LIVE);

/** The talk after one event of a stream. */
export function afterEvent({ lines, step }: Talk, event: ChatEvent, now: string): Talk {
  if (event.kind === 'step') return { lines, step: event.label };
  if (event.kind === 'done') return answered({ lines, step }, event.response);
  const live = lines.find(({ id }) => id === LIVE);
  const content = live?.content ?? '';
  const added = event.figures.map((figure) => ({ ...figure, at: figure.at + content.length }));
  const line: ChatMessage = {
    id: LIVE,
    type: 'ai',
    timestamp: live?.timestamp ?? now,
    content: content + event.text,
    figures: [...(live?.figures ?? []), ...added],
    origin: 'model',
  };
  return { lines: [...without(lines), line], step };
}

/** The talk with one more line; the line that was being written gives way to it. */
export function answered({ lines }: Talk, line: ChatMessage): Talk {
  return { lines: [...without(lines), line], step: null };
}

/** The conversation after an interrupted answer: its text stays and is marked, or is `otherwise` when empty. */
export function ended({ lines }: Talk, otherwise: ChatMessage): Talk {
  const live = lines.find(({ id }) => id === LIVE);
  const last = live
    ? { ...live, id: otherwise.id, content: live.content.trimEnd(), interrupted: true }
    : otherwise;
  return { lines: [...without(lines), last], step: null };
}
