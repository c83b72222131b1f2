import {
  NO_QUARANTINE,
  QUARANTINE_ELEMENT_ID,
  QUARANTINE_URL,
  type Registry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
  SIGNATURE_ELEMENT_ID,
  SIGNATURE_URL,
} from '@halyard/shared-contracts/remote/registry';
import { memoryStorage } from '@halyard/shared-contracts/store';
import { moneyRemote, registryWith, signer } from '../testing/registry';
import { ClockError } from './clock-error';
import { registryClient } from './registry-client';
import { savedRegistry } from './saved-registry';

const ours = signer();
const registry = (seq: number, part: Partial<Registry> = {}) =>
  registryWith(moneyRemote({}), { seq, ...part });
const NOW = new Date('2025-06-30T12:00:00Z');

type Signed = ReturnType<typeof ours.sign>;

/** Builds a page with these documents, as the server writes them. */
function pageWith(signed: Signed | null): Document {
  const page = document.implementation.createHTMLDocument();
  const put = (id: string, text: string) => {
    const script = page.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = text;
    page.body.append(script);
  };
  if (!signed) return page;
  put(REGISTRY_ELEMENT_ID, signed.text);
  put(SIGNATURE_ELEMENT_ID, JSON.stringify(signed.signature));
  put(QUARANTINE_ELEMENT_ID, JSON.stringify(NO_QUARANTINE));
  return page;
}

/** Builds a server that serves these documents, or that is down. */
function server(signed: Signed | null) {
  let served = signed;
  const requests: string[] = [];
  const fetcher: typeof fetch = async (input) => {
    const url = String(input);
    requests.push(url);
    if (!served) return new Response('no', { status: 500 });
    if (url === REGISTRY_URL) return new Response(served.text);
    if (url === SIGNATURE_URL) return Response.json(served.signature);
    return url === QUARANTINE_URL
      ? Response.json(NO_QUARANTINE)
      : new Response('', { status: 404 });
  };
  return { fetcher, requests, serve: (next: Signed | null) => void (served = next) };
}

/** Builds a browser that opens pages one after the other and keeps its storage. */
function browser(now = NOW) {
  const storage = memoryStorage();
  return (page: Signed | null, from = server(null)) =>
    registryClient({
      page: pageWith(page),
      fetch: from.fetcher,
      saved: savedRegistry(storage, ours.keys),
      keys: ours.keys,
      now: () => now,
    });
}

/** Builds the same server with a correct clock. */
const withDate = (at: Date, { fetcher }: ReturnType<typeof server>): typeof fetch =>
  async function dated(...input) {
    const answer = await fetcher(...input);
    answer.headers.set('date', at.toUTCString());
    return answer;
  };

test.each([
  ['a device whose clock is 40 days ahead', new Date('2025-08-09T12:00:00Z'), NOW, true],
  [
    'a device whose clock is right',
    new Date('2025-08-09T12:00:00Z'),
    new Date('2025-08-09T13:00:00Z'),
    false,
  ],
])(
  'on %s an expired registry is blamed on the clock only if the server says another day',
  async (_, device, here, isClock) => {
    const signed = ours.sign(registry(1));
    const from = server(signed);
    const client = browser(device)(signed, { ...from, fetcher: withDate(here, from) });
    const error: unknown = await client.current().catch((thrown: unknown) => thrown);
    expect(error instanceof ClockError).toBe(isClock);
  },
);

test('a listener gets each registry that takes effect', async () => {
  const from = server(ours.sign(registry(2)));
  const client = browser()(ours.sign(registry(1)), from);
  const listener = jest.fn();
  const stop = client.onChange(listener);
  await client.current();
  await client.refresh();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  await client.refresh();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the registry in the page is used without a request to the server', async () => {
  const from = server(ours.sign(registry(2)));
  const client = browser()(ours.sign(registry(1)), from);
  expect(await client.current()).toMatchObject({ origin: 'page', registry: { seq: 1 } });
  expect(client.latest()?.registry.seq).toBe(1);
  expect(from.requests).toEqual([]);
});

const forged = (signed: Signed): Signed => ({
  ...signed,
  text: signed.text.replace('"killed":false', '"killed":true'),
});

test.each<[string, Signed | null]>([
  ['absent', null],
  ['changed by one word', forged(ours.sign(registry(3)))],
  ['signed by somebody else', signer().sign(registry(3))],
  ['expired', ours.sign(registry(3, { expires: '2025-06-30T12:00:00Z' }))],
])('one that is %s is replaced by the server’s', async (_, page) => {
  const client = browser()(page, server(ours.sign(registry(2))));
  expect(await client.current()).toMatchObject({ origin: 'server', registry: { seq: 2 } });
});

test('one that is older than the browser’s last one is not used', async () => {
  const open = browser();
  await open(ours.sign(registry(5))).current();
  const client = open(ours.sign(registry(4)), server(ours.sign(registry(6))));
  expect(await client.current()).toMatchObject({ origin: 'server', registry: { seq: 6 } });
});

test('without a registry from page or server, the saved one is verified again and used', async () => {
  const open = browser();
  await open(ours.sign(registry(5))).current();
  const client = open(forged(ours.sign(registry(6))));
  expect(await client.current()).toMatchObject({ origin: 'saved', registry: { seq: 5 } });
});

test('a saved registry that has expired is not used', async () => {
  const storage = memoryStorage();
  const open = (now: Date, page: Signed | null) =>
    registryClient({
      page: pageWith(page),
      fetch: server(null).fetcher,
      keys: ours.keys,
      now: () => now,
      saved: savedRegistry(storage, ours.keys),
    });
  await open(NOW, ours.sign(registry(5))).current();
  await expect(open(new Date('2025-08-01'), null).current()).rejects.toThrow('expired');
});

test('a deployment with new keys may start with lower sequence numbers', async () => {
  const storage = memoryStorage();
  const open = (by: typeof ours, seq: number) =>
    registryClient({
      page: pageWith(by.sign(registry(seq))),
      fetch: server(null).fetcher,
      keys: by.keys,
      now: () => NOW,
      saved: savedRegistry(storage, by.keys),
    });
  await open(ours, 42).current();
  expect((await open(signer(), 1).current()).registry.seq).toBe(1);
});

test('a failed refresh leaves the current registry active', async () => {
  const from = server(null);
  const client = browser()(ours.sign(registry(1)), from);
  await client.current();
  expect(await client.refresh()).toMatchObject({ origin: 'page', registry: { seq: 1 } });
  from.serve(forged(ours.sign(registry(2))));
  expect((await client.refresh()).registry.seq).toBe(1);
  from.serve(ours.sign(registry(2)));
  expect((await client.refresh()).registry.seq).toBe(2);
});

test('without any registry the call fails, and the next call tries again', async () => {
  const from = server(null);
  const client = browser()(null, from);
  await expect(client.current()).rejects.toThrow(`${REGISTRY_URL} answered 500`);
  from.serve(ours.sign(registry(1)));
  expect((await client.current()).registry.seq).toBe(1);
});

test('screens can be named before the signature is checked', () => {
  expect(browser()(ours.sign(registry(1))).unverified()?.seq).toBe(1);
  expect(browser()(null).unverified()).toBeNull();
});
