import type { App } from '../platform/valibot';

/** Collects the lines of every level. */
export function collectLog({ log }: App): readonly string[] {
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(log).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!stream) throw new Error('the log has no stream that could be listened to');
  Reflect.set(log, stream, { write: (line: string) => void lines.push(line) });
  return lines;
}
