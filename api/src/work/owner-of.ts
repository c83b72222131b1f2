import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import type { FastifyRequest } from 'fastify';

/** Whose task it is: the person's, or that of the address where nobody has been seen before. */
export const ownerOf = ({ person, ip }: FastifyRequest): string =>
  person.userId === DEMO_USER_ID ? ip : person.userId;
