import { fakeBackend, financialData } from '../testing';
import { appApi, createAppStore, memoryStorage, read } from '.';

const api = appApi.injectEndpoints({
  endpoints: (build) => ({
    zoneRead: build.query<null, void>({
      query: () => read('/api/zone'),
      transformResponse: () => null,
    }),
    zoneWrite: build.mutation<null, void>({
      query: () => ({ url: '/api/zone', method: 'POST', body: {} }),
      transformResponse: () => null,
    }),
  }),
});

async function zonesOfCalls(timeZone?: string): Promise<(string | null)[]> {
  const zones: (string | null)[] = [];
  const note = ({ headers }: Request) => {
    zones.push(headers.get('time-zone'));
    return {};
  };
  const { fetch } = fakeBackend(financialData(), { 'GET /api/zone': note, 'POST /api/zone': note });
  const store = createAppStore({
    fetch,
    origin: window.location.origin,
    storage: memoryStorage(),
    now: () => new Date(0),
    delay: async () => undefined,
    ...(timeZone !== undefined && { timeZone }),
  });
  await store.dispatch(api.endpoints.zoneRead.initiate());
  await store.dispatch(api.endpoints.zoneWrite.initiate());
  return zones;
}

//
test.each([
  ['Asia/Tokyo', [null, 'Asia/Tokyo']],
  [undefined, [null, null]],
])('a change carries the time zone of the device, %s, and a read does not', async (zone, sent) => {
  expect(await zonesOfCalls(zone)).toEqual(sent);
});
