import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import type { FastifyRequest } from 'fastify';

/** Returns the user that a task is counted for, or the IP address of a new visitor. */
export const ownerOf = ({ person, ip }: FastifyRequest): string =>
  person.userId === DEMO_USER_ID ? ip : person.userId;
