import { normalizeIP } from '@fastify/rate-limit';

/** A caller can use any address of their /64. */
const IPV6_PREFIX_BITS = 64;

/** Returns an IPv4 address itself, or the /64 of an IPv6 address. */
export const networkOf = (ip: string): string => normalizeIP(ip, IPV6_PREFIX_BITS);
