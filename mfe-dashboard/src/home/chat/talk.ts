import type { ChatEvent, ChatMessage } from '@halyard/shared-contracts/wire';

/** The talk as it stands on the screen. */
export interface Talk {
  readonly lines: readonly ChatMessage[];
  /** What is being done for the answer; null while nothing is told. */
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

/** The talk after an answer that ended early: what was written stays, marked; `otherwise` stands where nothing was. */
export function ended({ lines }: Talk, otherwise: ChatMessage): Talk {
  const live = lines.find(({ id }) => id === LIVE);
  const last = live
    ? { ...live, id: otherwise.id, content: live.content.trimEnd(), interrupted: true }
    : otherwise;
  return { lines: [...without(lines), last], step: null };
}
