import { randomUUID } from 'node:crypto';
import { atSite, type Client } from './client';
import { mailedToken } from './mail';

export const PASSWORD = 'violet-harbor-quietly-41';

/** An address that nobody else of this run has. */
export const newEmail = (name = 'owner'): string => `${name}-${randomUUID()}@example.com`;

export interface Owner {
  readonly email: string;
  readonly client: Client;
}

/** Signs up at the site, follows the link in the mail and is logged in. */
export async function newOwner(name = 'owner', client = atSite()): Promise<Owner> {
  const email = newEmail(name);
  await client.post('/api/auth/sign-up', { email, password: PASSWORD });
  await client.post('/api/auth/verify', { token: await mailedToken(email, 'verify-email') });
  const session = await client.get('/api/auth/session');
  if ((session.json() as { email: string | null }).email !== email) {
    const answer = await logIn(client, email);
    if (answer.status !== 200) throw new Error(`no log-in after sign-up: ${answer.text}`);
  }
  return { email, client };
}

export const logIn = (client: Client, email: string, password = PASSWORD) =>
  client.post('/api/auth/log-in', { email, password });
