import * as v from 'valibot';
import { withRoutes } from '../testing/fuzz/registered';
import { ownApi } from '../testing/test-api';
import { serializerOf } from './answer-serializer';

// The build leaves ajv out (`UNUSED` in `scripts/rspack/server-config.mjs`).
jest.mock('ajv', () => ({}));

describe('the serializer of a response', () => {
  it('can be made for every response schema of a route', async () => {
    const { api, routes } = await withRoutes(ownApi);
    const schemas = routes.flatMap(({ answers }) => answers);
    for (const schema of schemas) expect(serializerOf(schema)).toBeInstanceOf(Function);
    expect(schemas.length).toBeGreaterThan(50);
    await api.close();
  });

  it('writes the fields of the schema and no others', () => {
    const schema = v.object({
      name: v.string(),
      kind: v.nullable(v.picklist(['a', 'b'])),
      sums: v.record(v.string(), v.object({ cents: v.number() })),
    });
    const answer = { name: 'x', kind: null, sums: { y: { cents: 1, secret: 2 } }, secret: 3 };
    expect(serializerOf(schema)(answer)).toBe('{"name":"x","kind":null,"sums":{"y":{"cents":1}}}');
  });

  it('writes a shape that varies, without the fields that no shape names', () => {
    const setting = v.variant('kind', [
      v.object({ kind: v.literal('none') }),
      v.object({ kind: v.literal('target'), by: v.string() }),
    ]);
    const write = serializerOf(v.object({ setting: v.nullable(setting), other: setting }));
    const target = { kind: 'target', by: '2027-01', secret: 1 };
    expect(write({ setting: target, other: { kind: 'none' } })).toBe(
      '{"setting":{"kind":"target","by":"2027-01"},"other":{"kind":"none"}}',
    );
    expect(write({ setting: null, other: target })).toBe(
      '{"setting":null,"other":{"kind":"target","by":"2027-01"}}',
    );
  });

  it('is made once', async () => {
    const { api, routes } = await withRoutes(ownApi);
    const [schema] = routes.flatMap(({ answers }) => answers);
    expect(serializerOf(schema!)).toBe(serializerOf(schema!));
    await api.close();
  });
});
