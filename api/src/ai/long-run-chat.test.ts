import { timeLimit } from '@halyard/shared-contracts/testing/machine';
import { slicesOf } from '../testing/processor-time';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';

const LONGEST_SLICE_MS = timeLimit(50);

let api: TestApi;
let visitor: Visitor;
beforeEach(async () => {
  api = await testApi();
  visitor = api.visitor();
});
afterEach(() => api.close());

const ask = async (message: string): Promise<string> => {
  const answer = await visitor.call('POST', '/api/ai/chat', {
    body: { userId: 'demo_user', message },
  });
  return answer.json().response.content;
};

it('uses the user’s assumptions and the history of investments', async () => {
  expect(await ask('Will my money last?')).toContain('lasts to 88');
  const assumptions = (await visitor.get('/api/finance/assumptions')).json();
  await visitor.call('PUT', '/api/finance/assumptions', { body: { ...assumptions, lastAge: 80 } });
  expect(await ask('Will my money last?')).toContain('lasts to 80');
  expect(await ask('What did my investments return?')).toMatch(/a gain of \d/);
});

it('continues with another amount or age', async () => {
  expect(await ask('What if I save $300 more a month?')).toContain('$300.00 more saved');
  expect(await ask('and with $500?')).toContain('$500.00 more saved');
});

it('serves other requests while it tries futures', async () => {
  await visitor.get('/api/finance/plan');
  await ask('When can I retire?');
  const { body } = await visitor.get('/api/finance/assumptions');
  let lastAge = 80;
  const askAboutAnotherPlan = async () => {
    lastAge += 1;
    const assumptions = { ...JSON.parse(body), lastAge };
    await visitor.call('PUT', '/api/finance/assumptions', { body: assumptions });
    await ask('When can I retire?');
  };
  const { longestMs } = await slicesOf(askAboutAnotherPlan, LONGEST_SLICE_MS);
  expect(longestMs).toBeLessThan(LONGEST_SLICE_MS);
});
