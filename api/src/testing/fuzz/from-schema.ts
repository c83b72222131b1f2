import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type * as v from 'valibot';
import { hostileText, hostileValue } from './hostile';

interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly pattern?: string;
}

/** Texts that pass for what most fields want. */
const PLAUSIBLE = [
  'demo_user',
  'Groceries',
  'savings',
  'credit_card',
  'USD',
  '2025-07-14',
  '2025-07',
  'ann@example.com',
  'correct horse battery',
  '123456',
  'A'.repeat(43),
] as const;

const text = ({ pattern, minLength = 0 }: Shape): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...(pattern ? [fc.stringMatching(new RegExp(pattern))] : []),
    fc.constantFrom(...PLAUSIBLE),
    fc.string({ minLength, maxLength: minLength + 20 }),
    hostileText,
  );

const number = fc.oneof(
  fc.integer({ min: -100_000, max: 1_000_000 }).map((cents) => cents / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** What the shape asks for, on the whole. */
function conforming(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(near));
  const type = [shape.type].flat()[0];
  if (type === 'array') return fc.array(near(shape.items ?? {}), { maxLength: 4 });
  if (type === 'string') return text(shape);
  if (type === 'number' || type === 'integer') return number;
  if (type === 'boolean') return fc.boolean();
  if (type !== 'object') return hostileValue;
  const fields = Object.entries(shape.properties ?? {}).map(([name, each]) => [name, near(each)]);
  const { additionalProperties: more } = shape;
  if (fields.length === 0 && typeof more === 'object') {
    return fc.dictionary(hostileText, near(more), { maxKeys: 4 });
  }
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

/** What the shape asks for, with something wrong in it now and then, at any depth. */
const near = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 7, arbitrary: conforming(shape) }, { weight: 1, arbitrary: hostileValue });

/** Values that come close to what a schema takes, and often miss it. */
export function nearSchema(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return near(toJsonSchema(schema, { errorMode: 'ignore' }) as Shape);
}
