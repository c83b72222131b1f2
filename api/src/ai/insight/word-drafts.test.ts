import type { AiInsight } from '@halyard/shared-contracts/wire';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { type Provider, startProvider } from '../testing/provider';

let provider: Provider;
let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  provider = await startProvider();
  api = await testApi({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url });
  ann = api.visitor();
  await ann.post('/api/ai/consent', { granted: true });
});
afterEach(async () => {
  await api.close();
  await provider.close();
});

const insights = async (visitor = ann): Promise<AiInsight[]> =>
  (await visitor.get('/api/ai/insights')).json().insights;

const words = (part: object = {}) => ({
  title: 'Have a look',
  message: 'It came to {{f1}} this time.',
  action: 'Open it',
  ...part,
});

/** Answers with the same words for three matters. */
const script = (part: object = {}) =>
  provider.script(() => ({
    content: JSON.stringify({
      insights: ['m1', 'm2', 'm3'].map((key) => ({ key, ...words(part) })),
    }),
  }));

const ownWords = async () => {
  const visitor = api.visitor();
  return insights(visitor);
};

it('are worded by the model, with figures from us', async () => {
  script();
  const [first] = (await insights()).slice(-3);
  expect(first?.title).toBe('Have a look');
  expect(first?.message).toMatch(/^It came to \$[\d,.]+ this time\.$/);
  expect(first?.figures).toHaveLength(1);
});

it('do not tell who never had a provider to set one up', async () => {
  script();
  expect((await insights()).map(({ title }) => title)).not.toContain('Set Up AI Features');
});

it('send no value and no name, only what the slots mean', async () => {
  script();
  await insights();
  const { input, text, store } = JSON.parse(provider.bodies[0]!);
  expect(input).not.toMatch(/\$|\d{3}/);
  expect(text.format).toMatchObject({ type: 'json_schema', strict: true });
  expect(store).toBe(false);
});

it('are asked for once as long as the matters are the same', async () => {
  script();
  const first = await insights();
  expect(await insights()).toEqual(first);
  expect(provider.bodies).toHaveLength(1);
});

it.each([
  ['a digit', { message: 'It came to $12.00.' }],
  ['a number word', { message: 'It came to half of {{f1}}.' }],
  ['a digit in the title', { title: 'Save 20% now' }],
  ['a slot that is not there', { message: 'It came to {{f9}}.' }],
  ['a name that is not there', { message: '{{n7}} took {{f1}}.' }],
  ['a broken slot', { message: 'It came to {f1}.' }],
  ['a link', { action: 'Visit evil.example' }],
  ['digits of another script', { message: 'It came to ٣٤.' }],
  ['no words', { message: '' }],
])('with %s keep their own words', async (_, part) => {
  script(part);
  expect(await insights()).toEqual((await ownWords()).filter(({ href }) => href !== '/help'));
});

it.each([
  ['text that is no JSON', () => ({ content: 'Sure! Here you go' })],
  ['JSON of another shape', () => ({ content: '{"insights":[{"id":1}]}' })],
  ['a failure', () => ({ error: { message: 'no' }, status: 500 })],
])('keep their own words after %s', async (_, answer) => {
  provider.script(answer);
  expect(await insights()).toEqual((await ownWords()).filter(({ href }) => href !== '/help'));
});
