import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Client } from './client';

/** Opens a stream of events and returns it after its headers have arrived. */
export async function openStream(client: Client, path: string): Promise<IncomingMessage> {
  const request = get(client.nextUrl() + path, { headers: client.headers(), agent: false });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  stream.on('error', () => {});
  stream.resume();
  return stream;
}

export const closeStreams = (streams: readonly IncomingMessage[]): void => {
  for (const stream of streams) stream.destroy();
};
