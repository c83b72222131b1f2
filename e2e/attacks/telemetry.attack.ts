import { attacked } from './support/attacked';
import { atSite } from './support/client';

const REMOTE = 'mfe-legal';

async function servedVersion(): Promise<string> {
  const registry = JSON.parse((await atSite().get('/remotes/registry.json')).text);
  return registry.remotes[REMOTE].channels.stable;
}

const failure = (version: string) => ({
  remote: REMOTE,
  version,
  source: 'stable',
  failure: 'evaluation',
  ms: 1,
  fallback: false,
});

/** Returns how many failures of a version the product has counted. */
async function countedFailures(version: string): Promise<number> {
  const headers = { authorization: `Bearer ${attacked.adminToken}` };
  const counted: { readonly name: string; readonly failed: number }[] = JSON.parse(
    (await atSite().get('/remotes/health', headers)).text,
  );
  return counted.find(({ name }) => name === `${REMOTE}@${version}`)?.failed ?? 0;
}

describe('telemetry', () => {
  test('a loaded page is counted, so the attacks below are meaningful', async () => {
    const version = await servedVersion();
    const before = await countedFailures(version);
    const page = atSite();
    await page.get('/');
    expect((await page.post('/remotes/telemetry', { events: [failure(version)] })).status).toBe(
      204,
    );
    expect(await countedFailures(version)).toBe(before + 1);
  });

  test('fifty reports of one page, with fifty events each, count once per instance', async () => {
    const version = await servedVersion();
    const before = await countedFailures(version);
    const page = atSite();
    await page.get('/');
    const events = Array.from({ length: 50 }, () => failure(version));
    await Promise.all(
      Array.from({ length: 50 }, () => page.post('/remotes/telemetry', { events })),
    );
    // Each instance remembers on its own what a page has reported.
    const most = before + attacked.site.urls.length;
    expect(await countedFailures(version)).toBeLessThanOrEqual(most);
  });

  test.each([
    ['no page load', ''],
    ['a page load that nobody signed', 'halyard-page=id.1.signature'],
    ['a page load of the distant past', `halyard-page=id.0.${'0'.repeat(64)}`],
  ])('a report with %s is not counted', async (_, cookie) => {
    const version = await servedVersion();
    const before = await countedFailures(version);
    const body = { events: [failure(version)] };
    expect((await atSite().post('/remotes/telemetry', body, { cookie })).status).toBe(204);
    expect(await countedFailures(version)).toBe(before);
  });
});
