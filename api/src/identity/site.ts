import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { isLoopbackName } from '../platform/host/hosts';

/** Use it only to check what the browser signed; links use `linkOrigin`. */
export function siteOrigin(request: FastifyRequest, { publicOrigin }: Config): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

/** The request decides only between `localhost` and the host name, because cookies belong to one name. */
export function linkOrigin(request: FastifyRequest, config: Config): string {
  const { publicOrigin, host, pagesPort } = config;
  if (publicOrigin !== null) return publicOrigin;
  const name = request.hostname.toLowerCase() === 'localhost' ? 'localhost' : nameOf(host);
  return `http://${name}:${pagesPort ?? request.socket.localPort ?? config.port}`;
}

function nameOf(host: string): string {
  if (isLoopbackName(host)) return host;
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
