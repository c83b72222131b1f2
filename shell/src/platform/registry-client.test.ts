import { REGISTRY_ELEMENT_ID } from '@halyard/shared-contracts/remote/registry';
import { registryClient } from './registry-client';

const REGISTRY = {
  schema: 2,
  seq: 1,
  issued: '2026-11-20T10:00:00Z',
  expires: '2026-12-20T10:00:00Z',
  keyId: 'k1',
  contract: { current: '1.0.0', supported: '^1.0.0' },
  remotes: {},
};

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = REGISTRY_ELEMENT_ID;
  script.textContent = text;
  page.body.append(script);
  return page;
}

function server(...answers: (() => Response)[]) {
  let calls = 0;
  const fetcher: typeof fetch = async () => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  return { fetcher, calls: () => calls };
}

const good = () => Response.json(REGISTRY);
const broken = () => new Response('no', { status: 500 });

test('a registry that came with the page is taken without asking the server', async () => {
  const { fetcher, calls } = server(good);
  const client = registryClient(pageWith(JSON.stringify(REGISTRY)), fetcher);
  expect(await client.current()).toEqual(REGISTRY);
  expect(client.inlined()).toEqual(REGISTRY);
  expect(calls()).toBe(0);
});

test.each(['', 'not json', '{"schema":1}'])(
  'an inlined registry of %j is passed over for the server’s',
  async (text) => {
    const { fetcher } = server(good);
    const client = registryClient(pageWith(text), fetcher);
    expect(client.inlined()).toBeNull();
    expect(await client.current()).toEqual(REGISTRY);
  },
);

test('a registry that cannot be read changes nothing that is known', async () => {
  const { fetcher } = server(broken);
  const client = registryClient(pageWith(JSON.stringify(REGISTRY)), fetcher);
  expect(await client.refresh()).toEqual(REGISTRY);
});

test('with nothing known the failure is told, and the next call asks again', async () => {
  const { fetcher } = server(broken, good);
  const client = registryClient(pageWith(''), fetcher);
  await expect(client.current()).rejects.toThrow('the registry of remotes answered 500');
  expect(await client.current()).toEqual(REGISTRY);
});
