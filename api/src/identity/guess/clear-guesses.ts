import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearFailures } from '../../limits/failures';
import type { IdentityWorld } from '../world';
import { accountSubject } from './counters';
import { knowDevice } from './device-cookie';
import { forgetDevices } from './known-devices';

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
