import * as v from 'valibot';
import * as wire from './index';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const schemas = Object.entries(wire).flatMap(([name, value]) =>
  isSchema(value) ? [{ name, schema: value }] : [],
);

describe('the contract', () => {
  it.each(schemas)('$name does not accept an empty answer', ({ schema }) => {
    for (const nothing of [undefined, null, '']) {
      expect(v.safeParse(schema, nothing).success).toBe(false);
    }
  });

  it('has each path once, below /api', () => {
    const paths = Object.values(wire.PATHS).flatMap((each) =>
      typeof each === 'string' ? [each] : Object.values(each),
    );
    expect(paths.every((path) => path.startsWith('/api/'))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
