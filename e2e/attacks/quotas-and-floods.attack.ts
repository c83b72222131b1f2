import { atSite } from './support/client';

const jar = { name: 'jar', type: 'savings', balance: 1 };

describe('quotas and floods', () => {
  test('one network does not make hundreds of visits (S5)', async () => {
    const { address } = atSite();
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => atSite({ address }).post('/api/finance/accounts', jar)),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(100);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  test('a visitor does not fill the disk (S5)', async () => {
    const visitor = atSite();
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n += 1) {
      const body = { message: 'x'.repeat(1900) };
      statuses.add((await visitor.post('/api/ai/chat', body)).status);
    }
    expect([...statuses].some((status) => status >= 400)).toBe(true);
  });
});
