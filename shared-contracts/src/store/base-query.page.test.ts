import { fakeBackend, financialData } from '../testing';
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
