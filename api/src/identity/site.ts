import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** The origin that this person's browser is at, such as https://app.example. */
export function siteOrigin(request: FastifyRequest, { publicOrigin }: Config): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
