import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import type { App } from '../valibot';

const BY_PROXIES = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** A proxy leaves one of these headers. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Object.keys(headers).some((name) => BY_PROXIES.test(name));

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Each name stands for every address of the machine. */
const WILDCARDS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);

const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);

const addresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).map(({ address }) => inUrl(address)),
  );

export const isLoopbackName = (name: string): boolean => LOOPBACK.test(name.toLowerCase());

export function isOwnName(name: string, host: string): boolean {
  const requested = name.toLowerCase();
  if (isLoopbackName(requested) || requested === inUrl(host.toLowerCase()))
    return !WILDCARDS.has(requested);
  return WILDCARDS.has(host) && addresses().includes(requested);
}

/** A page of another site whose name resolves here (DNS rebinding) must not read data. */
async function hosts(app: App, { config }: Deps): Promise<void> {
  if (config.publicOrigin !== null) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForwarded(request)) throw new AppError('PUBLIC_ORIGIN_MISSING');
    if (!isOwnName(request.hostname, config.host)) throw new AppError('FOREIGN_HOST');
    done();
  });
}

export const hostsPlugin = fp(hosts, { name: 'hosts' });
