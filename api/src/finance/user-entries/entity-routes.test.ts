import Fastify from 'fastify';
import { protectionAnswerSchema } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { ENTITIES } from '../../entity/entities';
import { policy } from '../../entity/policy';
import { readConfig } from '../../config/config';
import { VISITOR } from '../../identity/person';
import { type App, valibotSchemas } from '../../platform/valibot';
import { usageOf } from '../../quota/usage';
import { testApi, type TestApi } from '../../testing/test-api';
import { entityRoutes } from './entity-routes';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

describe.each(ENTITIES)('the routes of $table', ({ path, name, example }) => {
  it('store an entity, count it towards the quota, and remove it once', async () => {
    const ann = api.visitor();
    const added = await ann.post(path, example);
    expect([added.statusCode, added.json()[name]]).toEqual([201, expect.objectContaining(example)]);
    const { userId } = (await ann.get('/api/auth/session')).json();
    expect((await usageOf(api.db, userId))?.used.rows).toBe(1);
    const one = `${path}/${added.json()[name].id}`;
    expect((await ann.call('DELETE', one)).statusCode).toBe(200);
    expect((await ann.call('DELETE', one)).statusCode).toBe(404);
  });

  it('refuse an input without one of its fields', async () => {
    for (const field of Object.keys(example)) {
      const answer = await api.visitor().post(path, { ...example, [field]: undefined });
      expect([field, answer.statusCode]).toEqual([field, 400]);
    }
  });
});

it('adds a route that lists only the entities of the user, if the declaration has its answer', async () => {
  const ann = api.visitor();
  const { policy: added } = (await ann.post(policy.path, policy.example)).json();
  await api.visitor().post(policy.path, policy.example);
  const { userId } = (await ann.get('/api/auth/session')).json();

  const app: App = Fastify({ schemaController: valibotSchemas });
  app.decorateRequest('person', { getter: () => ({ ...VISITOR, userId }) });
  const answer = v.object({ policies: protectionAnswerSchema.entries.policies });
  const declaration = { ...policy, list: { key: 'policies', answer } };
  entityRoutes(declaration)(app, { db: api.db, clock: () => new Date(), config: readConfig({}) });
  expect((await app.inject(policy.path)).json()).toEqual({ policies: [added] });
  await app.close();
});
