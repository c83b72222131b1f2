import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from './gate';
import { ownerOf } from './owner-of';

const SMALL_BYTES = 1_000_000;

const LARGE_BYTES = 16_777_216;

/** A body needs twice its length, so three of 16 MB need a third of the process's memory. */
const uploads = new Gate({ running: 3, waiting: 16, ofUser: 2 });

/** Copies with many receipts come one at a time, for the same reason. */
const largeUploads = new Gate({ running: 1, waiting: 16, ofUser: 2 });

/** A slower upload no longer counts, because it holds little memory. */
const MAX_MS = 60_000;

/** Delays reading a large body until there is room; small bodies are read at once. */
export async function uploadPlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const bytes = Number(request.headers['content-length']);
  if (bytes <= SMALL_BYTES) return;
  const gate = bytes > LARGE_BYTES ? largeUploads : uploads;
  const leave = await gate.enter(ownerOf(request));
  setTimeout(leave, MAX_MS).unref();
  for (const event of ['finish', 'close']) reply.raw.once(event, leave);
  if (request.raw.destroyed) leave();
}
