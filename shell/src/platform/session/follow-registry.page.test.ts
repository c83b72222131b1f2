import {
  NO_QUARANTINE,
  QUARANTINE_URL,
  REGISTRY_URL,
} from '@halyard/shared-contracts/remote/registry';
import { memoryStorage } from '@halyard/shared-contracts/store';
import { fakeTab } from '@halyard/shared-contracts/testing';
import { registryClient } from '../registry/registry-client';
import { savedRegistry } from '../registry/saved-registry';
import { moneyRemote, registryWith, signer } from '../testing/registry';
import { followRegistry } from './follow-registry';

/** Builds a page that follows a server whose first registry has this number. */
async function setUp() {
  const { keys, sign } = signer();
  const requests: string[] = [];
  let seq = 1;
  const client = registryClient({
    page: document.implementation.createHTMLDocument(),
    fetch: async (input) => {
      const url = String(input);
      requests.push(url);
      if (url === QUARANTINE_URL) return Response.json(NO_QUARANTINE);
      const signed = sign(registryWith(moneyRemote({}), { seq }));
      return url === REGISTRY_URL ? new Response(signed.text) : Response.json(signed.signature);
    },
    saved: savedRegistry(memoryStorage(), keys),
    keys,
    now: () => new Date('2025-06-30T12:00:00Z'),
  });
  await client.current();
  requests.length = 0;

  const tab = fakeTab();
  const stop = followRegistry(client);
  return {
    tab,
    stop,
    requests,
    publish: (next: number) => void (seq = next),
    /** The server sends the current state after every change and whenever a page connects. */
    tell: () => tab.say('message', JSON.stringify({ seq, quarantine: NO_QUARANTINE.revision })),
    /** Returns the number of the current registry after all requests have ended. */
    inForce: async () => (await client.current()).registry.seq,
  };
}

let page: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => void (page = await setUp()));
afterEach(() => page.stop());

test('a newly announced registry is read, and the current one is not read again', async () => {
  page.tell();
  expect(page.requests).toEqual([]);
  page.publish(2);
  page.tell();
  expect(page.requests).toContain(REGISTRY_URL);
  expect(await page.inForce()).toBe(2);
});

test('a hidden page has no connection, and catches up when it is shown again', async () => {
  expect(page.tab.open().map(({ url }) => url)).toEqual(['/remotes/events']);
  page.tab.show('hidden');
  expect(page.tab.open()).toEqual([]);
  page.publish(2);
  page.tell();
  expect(await page.inForce()).toBe(1);

  page.tab.show('visible');
  page.tell();
  expect(await page.inForce()).toBe(2);
});
