import { newOwner } from './support/account';
import { closeStreams, openStream } from './support/stream';

const JAR = { name: 'jar', type: 'savings', balance: 1 };

describe('event streams', () => {
  test('one user does not take dozens of streams of their data', async () => {
    const { client } = await newOwner('streams');
    await client.post('/api/finance/accounts', JAR);
    const streams = await Promise.all(
      Array.from({ length: 40 }, () => openStream(client, '/api/plaid/events')),
    );
    closeStreams(streams);
    expect(streams.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(20);
  });
});
