const LOOPBACK: ReadonlySet<string> = new Set(['', 'localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to this machine, over no network; a PostgreSQL socket has no host. */
export const isOnThisMachine = (url: string): boolean => LOOPBACK.has(new URL(url).hostname);

/** Whether the connection to PostgreSQL is encrypted and its server's certificate checked, where there is a network. */
export function isDatabaseVerified(url: string): boolean {
  return isOnThisMachine(url) || new URL(url).searchParams.get('sslmode') === 'verify-full';
}

/** What nodemailer reads out of an address to send without encryption, or without a look at the certificate. */
const UNVERIFIED = [
  'tls.rejectUnauthorized',
  'ignoreTLS',
  'secure',
  'requireTLS',
  'opportunisticTLS',
];

/** Whether mail can leave for another machine only over an encrypted connection to a server that was checked. */
export function isMailVerified(url: string): boolean {
  const { searchParams } = new URL(url);
  return isOnThisMachine(url) || !UNVERIFIED.some((name) => searchParams.has(name));
}
