import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { attacked } from './attacked';
import type { Client } from './client';

const KEYS = { 'plaid-client-id': 'practice', 'plaid-secret': 'practice' };

async function ask<T>(path: string, body: object, headers: object = KEYS): Promise<T> {
  const answer = await fetch(attacked.site.bankUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Returns the token that the bank's window gives to a page after the user agrees. */
export async function publicToken(webhook?: string): Promise<string> {
  const answer = await ask<{ public_token: string }>('/sandbox/public_token/create', {
    institution_id: 'ins_109508',
    initial_products: ['transactions', 'liabilities'],
    options: { override_username: 'retiree', ...(webhook && { webhook }) },
  });
  return answer.public_token;
}

export const linkBank = (client: Client, token: string) =>
  client.post('/api/plaid/exchange-token', {
    public_token: token,
    institution: { institution_id: 'ins_109508', name: 'First Platypus Bank' },
  });

interface Webhook {
  readonly body: string;
  readonly signature: string;
}

/** Starts a server that receives webhooks of the bank. It gives its address and the first webhook that arrives. */
async function listen() {
  const server = createServer();
  const arrived = once(server, 'request').then(async ([request, response]): Promise<Webhook> => {
    const body = await text(request);
    response.end('{}');
    return { body, signature: String(request.headers['plaid-verification']) };
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, arrived, close: () => server.close() };
}

/** Returns a webhook with a fresh signature of the bank, for a bank that no user of the product has linked. */
export async function genuineWebhook(): Promise<Webhook> {
  const listener = await listen();
  try {
    const token = await publicToken(listener.url);
    const exchanged = await ask<{ access_token: string }>('/item/public_token/exchange', {
      public_token: token,
    });
    await ask('/sandbox/item/fire_webhook', {
      access_token: exchanged.access_token,
      webhook_code: 'SYNC_UPDATES_AVAILABLE',
    });
    return await listener.arrived;
  } finally {
    listener.close();
  }
}

export const rotateBankKey = () =>
  ask('/practice/control/rotate-key', {}, { authorization: `Bearer ${attacked.controlToken}` });
