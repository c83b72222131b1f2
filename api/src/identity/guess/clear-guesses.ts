import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearFailures } from '../../limits/failures';
import type { IdentityWorld } from '../world';
import { accountSubject } from './counters';
import { knowDevice } from './device-cookie';
import { forgetDevices } from './known-devices';

/**
 * After a reset by mail has proved whose account it is: wrong guesses so far no longer count, devices from before are
 * unknown, and the browser that did the reset is known, so that no stranger can keep it from logging in.
 */
export async function clearGuesses(
  world: IdentityWorld,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await clearFailures(world.db, accountSubject(request, email));
  await forgetDevices(world.db, userId);
  await knowDevice(request, reply, world, userId);
}
