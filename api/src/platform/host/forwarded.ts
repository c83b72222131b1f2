import type { FastifyRequest } from 'fastify';

const BY_PROXIES = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** Whether a proxy passed the request on: it leaves one of these headers. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Object.keys(headers).some((name) => BY_PROXIES.test(name));
