const LOOPBACK: ReadonlySet<string> = new Set(['', 'localhost', '127.0.0.1', '[::1]']);

/** A PostgreSQL socket has no host. */
export const isOnThisMachine = (url: string): boolean => LOOPBACK.has(new URL(url).hostname);

export function isDatabaseVerified(url: string): boolean {
  return isOnThisMachine(url) || new URL(url).searchParams.get('sslmode') === 'verify-full';
}

/** nodemailer reads these options as "send without encryption or certificate check". */
const UNVERIFIED = [
  'tls.rejectUnauthorized',
  'ignoreTLS',
  'secure',
  'requireTLS',
  'opportunisticTLS',
];

export function isMailVerified(url: string): boolean {
  const { searchParams } = new URL(url);
  return isOnThisMachine(url) || !UNVERIFIED.some((name) => searchParams.has(name));
}
