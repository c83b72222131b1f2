import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from './gate';
import { ownerOf } from './owner-of';

/** A large body takes twice its length while it comes. Two of 16 MB are a fifth of what the process may take. */
const uploads = new Gate({ running: 2, waiting: 16, ofPerson: 2 });

/**
 * Lets a large body be read when there is room for it, until the answer is sent or the connection ends. While it waits,
 * nothing of it is read.
 */
export async function uploadPlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const leave = await uploads.enter(ownerOf(request));
  for (const event of ['finish', 'close']) reply.raw.once(event, leave);
  if (request.raw.destroyed) leave();
}
