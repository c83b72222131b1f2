import { spread } from '@halyard/shared-contracts/testing/thorough';
import type { Visitor } from '../testing/test-api';
import { testApi } from '../testing/test-api';
import { linkedPersona } from './testing/linked-persona';
import { personas } from './testing/practice';

const inCents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

const NOTHING = 'nothing looks safe to spend: what you have is needed for what is expected';

/** Returns the cents in the assistant's sentence. A shortage is below zero. */
function saidIn(content: string): number {
  const [, safe] = /about (\$[\d,.]*\d) looks safe to spend/.exec(content) ?? [];
  const [, short] =
    /nothing looks safe to spend: .* is (\$[\d,.]*\d) more than you have/.exec(content) ?? [];
  if (safe) return inCents(safe);
  if (short) return -inCents(short);
  if (content.includes(NOTHING)) return 0;
  throw new Error(`no amount in: ${content}`);
}

async function expectSameCents(visitor: Visitor): Promise<void> {
  const home = (await visitor.get('/api/finance/home')).json().safe_to_spend;
  const body = { message: 'Can I afford $1?' };
  const { response } = (await visitor.post('/api/ai/chat', body)).json();
  expect(saidIn(response.content)).toBe(Math.round(home.amount * 100));
}

describe('home and the assistant', () => {
  it('name the same cents as safe to spend for the sample', async () => {
    const api = await testApi();
    await expectSameCents(api.visitor());
    await api.close();
  });

  it.each(spread(personas, 3).map(({ id }) => id))(
    'name the same cents for %s',
    async (id) => {
      const { api, visitor } = await linkedPersona(id);
      await expectSameCents(visitor);
      await api.close();
    },
    60_000,
  );
});
