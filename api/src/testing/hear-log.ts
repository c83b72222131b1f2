import type { App } from '../platform/valibot';

/** Every line that the api writes into its log from now on, of whatever weight. */
export function hearLog({ log }: App): readonly string[] {
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(log).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!stream) throw new Error('the log has no stream that could be listened to');
  Reflect.set(log, stream, { write: (line: string) => void lines.push(line) });
  return lines;
}
