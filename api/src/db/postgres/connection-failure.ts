import { codeOf } from '../../code-of';
import { UnusableDatabase } from '../unusable-database';

const UNREACHABLE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
];

/** What PostgreSQL says by its code (appendix A of its manual), and what to do. */
const REFUSALS: Readonly<Record<string, (database: string) => string>> = {
  '28P01': () => 'PostgreSQL refuses the user or the password of DATABASE_URL.',
  '28000': () => 'PostgreSQL does not let the user of DATABASE_URL in from here.',
  '3D000': (database) =>
    `PostgreSQL has no database "${database}". Make it, or change DATABASE_URL.`,
  '53300': () =>
    'PostgreSQL has no connection left. Raise its max_connections, or stop what holds them.',
  '57P03': () => 'PostgreSQL is starting or stopping. Try again in a moment.',
};

/** Why PostgreSQL could not be connected to, told without the password. */
export function connectionFailure(error: unknown, url: string): UnusableDatabase {
  const { hostname, port, pathname } = new URL(url);
  const code = codeOf(error);
  const refusal = REFUSALS[code];
  if (refusal)
    return new UnusableDatabase(refusal(decodeURIComponent(pathname.slice(1))), { cause: error });
  const message = error instanceof Error ? error.message : '';
  if (UNREACHABLE.includes(code) || message.includes('timeout')) {
    const where = `${hostname || 'the local socket'}:${port || 5432}`;
    return new UnusableDatabase(
      `PostgreSQL at ${where} does not answer. Check DATABASE_URL, and that the server runs.`,
      { cause: error },
    );
  }
  return new UnusableDatabase(`PostgreSQL cannot be used: ${message}.`, { cause: error });
}
