import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from './gate';
import { ownerOf } from './owner-of';

/** Bodies up to this length need no place. */
const SMALL_BYTES = 1_000_000;

/** A large body takes twice its length while it comes. Three of 16 MB are a third of what the process may take. */
const uploads = new Gate({ running: 3, waiting: 16, ofPerson: 2 });

/** A body that takes longer makes room for others: it comes slowly, so little of it is there. */
const LONGEST_MS = 60_000;

/**
 * Lets a large body be read when there is room for it, until the answer is sent or the connection ends, and for
 * a minute at most. While it waits, nothing of it is read.
 */
export async function uploadPlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (Number(request.headers['content-length']) <= SMALL_BYTES) return;
  const leave = await uploads.enter(ownerOf(request));
  setTimeout(leave, LONGEST_MS).unref();
  for (const event of ['finish', 'close']) reply.raw.once(event, leave);
  if (request.raw.destroyed) leave();
}
