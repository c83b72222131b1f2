import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { isLoopbackName } from '../platform/host/own-names';

/**
 * The origin that the person's browser is at, such as https://app.example. It is for checking what the browser itself
 * signed; a link is made with `linkOrigin`.
 */
export function siteOrigin(request: FastifyRequest, { publicOrigin }: Config): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

/**
 * The origin that links in mails lead to. Without PUBLIC_ORIGIN it is this machine, at the port where its pages are served:
 * only whether the browser calls the machine `localhost` is taken from the request, since cookies belong to one name.
 */
export function linkOrigin(request: FastifyRequest, config: Config): string {
  const { publicOrigin, host, pagesPort } = config;
  if (publicOrigin !== null) return publicOrigin;
  const name = request.hostname.toLowerCase() === 'localhost' ? 'localhost' : nameOf(host);
  return `http://${name}:${pagesPort ?? request.socket.localPort ?? config.port}`;
}

/** An address that stands for all of the machine is none that a browser can open. */
function nameOf(host: string): string {
  if (isLoopbackName(host)) return host;
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
