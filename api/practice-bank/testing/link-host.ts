import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

/** A note is one call of a Link callback that the host page received. */
export type Note = readonly [callback: string, first: unknown, metadata: Record<string, unknown>];

const script = `
  window.notes = [];
  const note = (callback) => (first, metadata) => notes.push([callback, first ?? null, metadata ?? {}]);
  window.make = (token) => {
    const isBack = location.search.includes('oauth_state_id');
    window.link = Plaid.create({
      token,
      onLoad: note('load'), onEvent: note('event'), onSuccess: note('success'), onExit: note('exit'),
      ...(isBack ? { receivedRedirectUri: location.href } : {}),
    });
  };
  document.querySelector('button').addEventListener('click', () => link.open());
`;

const page = (bank: string) =>
  `<!doctype html><html lang="en"><title>Host</title><button>Connect</button>
  <script src="${bank}/link/v2/stable/link-initialize.js"></script><script src="/host.js"></script></html>`;

/** Starts a page that uses Link as the product does, under a policy as strict as the product's. */
export async function startHost(bank: string): Promise<{ server: Server; url: string }> {
  const server = createServer(({ url }, reply) => {
    const isScript = url === '/host.js';
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    reply.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self' ${bank}; frame-src ${bank}; style-src 'self'`,
    );
    reply.end(isScript ? script : page(bank));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

const GIVE_UP_AFTER_MS = 10_000;
const LOOK_AGAIN_AFTER_MS = 25;

/** Waits until an expression is true in a page. Playwright's own wait needs eval, which the policy forbids. */
export async function until(where: Page | Frame, expression: string): Promise<void> {
  for (let waited = 0; waited < GIVE_UP_AFTER_MS; waited += LOOK_AGAIN_AFTER_MS) {
    if (await where.evaluate(expression)) return;
    await where.waitForTimeout(LOOK_AGAIN_AFTER_MS);
  }
  throw new Error(`never came true: ${expression}`);
}

export function linkFrame(host: Page): Frame {
  const frame = host.frames().find((one) => one.url().includes('/link/ui'));
  if (!frame) throw new Error('Link did not open');
  return frame;
}

export function notes(host: Page): Promise<Note[]> {
  return host.evaluate<Note[]>('notes');
}

/** Waits for the first call of a callback and returns it. */
export async function noted(host: Page, callback: string): Promise<Note> {
  await until(host, `notes.some(([name]) => name === '${callback}')`);
  const found = (await notes(host)).find(([name]) => name === callback);
  if (!found) throw new Error(`no ${callback}`);
  return found;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function accessibilityFaults(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe);
  return frame.evaluate<string[]>(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))',
  );
}

/** Presses Tab until the button with this text has the focus, and then presses the button. */
export async function pressButton(host: Page, text: string): Promise<void> {
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await host.keyboard.press('Tab');
    if ((await linkFrame(host).evaluate('document.activeElement.textContent')) === text) break;
  }
  await host.keyboard.press('Enter');
}
