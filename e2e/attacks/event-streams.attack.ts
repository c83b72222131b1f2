import { once } from 'node:events';
import { attacked } from './support/attacked';
import { newOwner } from './support/account';
import { atSite } from './support/client';
import { closeStreams, openStream } from './support/stream';

const JAR = { name: 'jar', type: 'savings', balance: 1 };

describe('event streams', () => {
  test('one user cannot open dozens of streams of their data', async () => {
    const { client } = await newOwner('streams');
    await client.post('/api/finance/accounts', JAR);
    const streams = await Promise.all(
      Array.from({ length: 40 }, () => openStream(client, '/api/plaid/events')),
    );
    closeStreams(streams);
    expect(streams.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(20);
  });

  test('one network cannot use up all streams of release events (S17)', async () => {
    const { address } = atSite();
    const { urls } = attacked.site;
    const streams = await Promise.all(
      Array.from({ length: 1050 * urls.length }, () =>
        openStream(atSite({ address }), '/remotes/events'),
      ),
    );
    closeStreams(streams);
    const open = streams.filter(({ statusCode }) => statusCode === 200);
    expect(open.length).toBeLessThanOrEqual(1000 * urls.length);
  });

  test.each([
    ['logs out', '/api/auth/log-out', {}],
    ['changes the password', '/api/auth/password', { password: 'quite-another-harbor-77' }],
    ['deletes everything', '/api/privacy/deletions', { confirm: 'DELETE' }],
  ])('a stream does not outlive the session of a user who %s (S17)', async (_, path, body) => {
    const { client } = await newOwner('ended');
    await client.post('/api/finance/accounts', JAR);
    const stream = await openStream(client, '/api/plaid/events');
    expect(stream.statusCode).toBe(200);
    const ended = once(stream, 'close');
    await client.post(path, body);
    // A stream that stays open fails the test by its timeout.
    await ended;
  });
});
