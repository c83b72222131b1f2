import { normalizeIP } from '@fastify/rate-limit';

/** A home or a company gets a whole /64 of IPv6, so one caller can use any address in it. */
const IPV6_PREFIX_BITS = 64;

/** The network that an IP address belongs to: the address itself for IPv4, its /64 for IPv6. */
export const networkOf = (ip: string): string => normalizeIP(ip, IPV6_PREFIX_BITS);
