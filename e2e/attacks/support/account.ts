import { randomUUID } from 'node:crypto';
import { atSite, type Client } from './client';
import { mailedCode } from './mail';

export const PASSWORD = 'violet-harbor-quietly-41';

/** Returns an email address that no other test of this run uses. */
export const newEmail = (name = 'owner'): string => `${name}-${randomUUID()}@example.com`;

export interface Owner {
  readonly email: string;
  readonly client: Client;
}

/** Signs up at the site and types the code from the mail, which logs the client in. */
export async function newOwner(name = 'owner', client = atSite()): Promise<Owner> {
  const email = newEmail(name);
  const signedUp = await client.post('/api/auth/sign-up', { email, password: PASSWORD });
  if (signedUp.status !== 202) throw new Error(`no sign-up: ${signedUp.text}`);
  const code = await mailedCode(email);
  const opened = await client.post('/api/auth/sign-up-code', { code });
  if (opened.status !== 201) throw new Error(`no account after sign-up: ${opened.text}`);
  return { email, client };
}

export const logIn = (client: Client, email: string, password = PASSWORD) =>
  client.post('/api/auth/log-in', { email, password });
