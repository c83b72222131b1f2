import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearFailures } from '../../limits/failures';
import type { IdentityWorld } from '../world';
import { accountSubject } from './counters';
import { markDeviceAsKnown } from './device-cookie';
import { deleteDevices } from './known-devices';

export async function clearGuesses(
  world: IdentityWorld,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await clearFailures(world.db, accountSubject(request, email));
  await deleteDevices(world.db, userId);
  await markDeviceAsKnown(request, reply, world, userId);
}
