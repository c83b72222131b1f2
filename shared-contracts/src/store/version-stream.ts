import { eventStream } from './event-stream';

/** Listens to the announced versions of a user's data, and returns a function that stops. */
export const versionStream = (url: string, onVersion: (version: number) => void): (() => void) =>
  eventStream(url, 'changed', (data) => onVersion(Number(data)));
