import { eventStream } from './event-stream';

/** Listens to the announced versions of a person's data, and answers how to stop. */
export const versionStream = (url: string, onVersion: (version: number) => void): (() => void) =>
  eventStream(url, 'changed', (data) => onVersion(Number(data)));
