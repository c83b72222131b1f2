import { failure, fakeBackend, financialData } from '../testing';
import { appApi, createAppStore, memoryStorage, read } from '.';

const api = appApi.injectEndpoints({
  endpoints: (build) => ({
    zoneRead: build.query<null, void>({
      query: () => read('/api/zone'),
      transformResponse: () => null,
    }),
    zoneWrite: build.mutation<null, void>({
      query: () => ({
        url: '/api/zone',
        method: 'POST',
        body: {},
        headers: { accept: 'text/event-stream' },
      }),
      transformResponse: () => null,
    }),
    coffeeWrite: build.mutation<null, number>({
      query: (amount) => ({ ...read('/api/coffee'), method: 'POST', body: { amount } }),
      transformResponse: () => null,
    }),
    logInWrite: build.mutation<null, void>({
      query: () => ({ url: '/api/coffee', method: 'POST', body: { password: 'secret' } }),
      transformResponse: () => null,
    }),
  }),
});

async function headersOfCalls(timeZone?: string): Promise<Headers[]> {
  const sent: Headers[] = [];
  const note = ({ headers }: Request) => {
    sent.push(headers);
    return {};
  };
  const { fetch } = fakeBackend(financialData(), { 'GET /api/zone': note, 'POST /api/zone': note });
  const store = createAppStore({
    fetch,
    origin: window.location.origin,
    storage: memoryStorage(),
    now: () => new Date(0),
    delay: async () => undefined,
    ...(timeZone !== undefined && { timeZone: () => timeZone }),
  });
  await store.dispatch(api.endpoints.zoneRead.initiate());
  await store.dispatch(api.endpoints.zoneWrite.initiate());
  return sent;
}

//
test.each([
  ['Asia/Tokyo', [null, 'Asia/Tokyo']],
  [undefined, [null, null]],
])('a change carries the time zone of the device, %s, and a read does not', async (zone, sent) => {
  const headers = await headersOfCalls(zone);
  expect(headers.map((each) => each.get('time-zone'))).toEqual(sent);
});

test('a change carries its own headers beside the zone', async () => {
  const [, change] = await headersOfCalls('Asia/Tokyo');
  expect(change?.get('accept')).toBe('text/event-stream');
});

interface Sending {
  readonly keys: (string | null)[];
  /** It answers the next request. */
  answer: () => object;
  readonly send: (amount: number) => Promise<unknown>;
  readonly logIn: () => Promise<unknown>;
  wait(ms: number): Promise<void>;
}

const LOST = () => {
  throw new TypeError('Failed to fetch');
};

/** Its time passes only while the test waits. */
function testDelay() {
  let now = 0;
  const ends: (() => void)[] = [];
  return {
    delay: (ms: number) =>
      new Promise<void>((resolve) => {
        const end = now + ms;
        ends.push(() => now >= end && resolve());
      }),
    wait: async (ms: number) => {
      now += ms;
      for (const end of ends) end();
      await Promise.resolve();
    },
  };
}

function sending(): Sending {
  const keys: (string | null)[] = [];
  let ids = 0;
  const { delay, wait } = testDelay();
  const state: Sending = {
    keys,
    answer: LOST,
    send: (amount) => store.dispatch(api.endpoints.coffeeWrite.initiate(amount)),
    logIn: () => store.dispatch(api.endpoints.logInWrite.initiate()),
    wait,
  };
  const { fetch } = fakeBackend(financialData(), {
    'POST /api/coffee': ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return state.answer();
    },
  });
  const store = createAppStore({
    fetch,
    origin: window.location.origin,
    storage: memoryStorage(),
    now: () => new Date(0),
    delay,
    newId: () => `key-${(ids += 1)}`,
  });
  return state;
}

const MINUTE = 60_000;

test.each([
  ['is lost', LOST],
  ['is an error of the server', () => failure(503, 'Try again in a moment')],
  ['is the error page of a proxy', () => new Response('<h1>502</h1>', { status: 502 })],
  ['is cut off', () => new Response('{"id":', { status: 201 })],
])('an equal request has the key of the first one, whose answer %s', async (_, answer) => {
  const state = sending();
  state.answer = answer;
  await state.send(4.5);
  await state.wait(9 * MINUTE);
  state.answer = () => ({});
  await state.send(4.5);
  await state.send(4.5);
  expect(state.keys).toEqual(['key-1', 'key-1', 'key-2']);
});

test('a request has a key of its own after a refusal, with other values, and ten minutes later', async () => {
  const state = sending();
  state.answer = () => failure(409, 'No');
  await state.send(4.5);
  state.answer = LOST;
  await state.send(4.5);
  await state.send(5);
  await state.wait(10 * MINUTE);
  await state.send(5);
  expect(state.keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
});

test('a request that belongs to no user, such as a log-in, has no key', async () => {
  const state = sending();
  await state.logIn();
  expect(state.keys).toEqual([null]);
});
