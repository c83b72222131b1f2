import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from './gate';
import { ownerOf } from './owner-of';

const SMALL_BYTES = 1_000_000;

/** A body needs twice its length, so three of 16 MB need a third of the process's memory. */
const uploads = new Gate({ running: 3, waiting: 16, ofUser: 2 });

/** A slower upload no longer counts, because it holds little memory. */
const MAX_MS = 60_000;

/** Delays reading a large body until there is room; small bodies are read at once. */
export async function uploadPlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (Number(request.headers['content-length']) <= SMALL_BYTES) return;
  const leave = await uploads.enter(ownerOf(request));
  setTimeout(leave, MAX_MS).unref();
  for (const event of ['finish', 'close']) reply.raw.once(event, leave);
  if (request.raw.destroyed) leave();
}
