import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Addresses that stand for every address of the machine. */
const WILDCARDS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);

const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);

const addresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).map(({ address }) => inUrl(address)),
  );

/** Whether a name, as the header `Host` has it without its port, stands for the machine itself. */
export const isLoopbackName = (name: string): boolean => LOOPBACK.test(name.toLowerCase());

/**
 * Whether a server that listens on `host` may be called by this name: the names of the loopback interface, `host` itself,
 * and the addresses of the machine where `host` stands for all of them.
 */
export function isOwnName(name: string, host: string): boolean {
  const asked = name.toLowerCase();
  if (isLoopbackName(asked) || asked === inUrl(host.toLowerCase())) return !WILDCARDS.has(asked);
  return WILDCARDS.has(host) && addresses().includes(asked);
}
