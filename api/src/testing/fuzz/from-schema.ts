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

const PLAUSIBLE: Readonly<Record<string, readonly unknown[]>> = {
  account_id: ['demo_user', 'x'],
  category: ['Groceries', 'Salary'],
  code: ['123456'],
  currency: ['USD', 'EUR'],
  date: ['2025-07-14', '2024-02-29'],
  email: ['ann@example.com', 'bea+tag@example.com'],
  month: ['2025-07', null],
  password: ['correct horse battery'],
  token: ['A'.repeat(43)],
  userId: ['demo_user', undefined],
};

const text = ({ pattern, minLength = 0 }: Shape): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...(pattern ? [fc.stringMatching(new RegExp(pattern))] : []),
    { weight: 3, arbitrary: fc.string({ minLength, maxLength: minLength + 20 }) },
    hostileText,
  );

const number = fc.oneof(
  fc.integer({ min: -100_000, max: 1_000_000 }).map((cents) => cents / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

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
  const fields = Object.entries(shape.properties ?? {}).map(([name, each]) => [
    name,
    nearField(name, each),
  ]);
  const { additionalProperties: more } = shape;
  if (fields.length === 0 && typeof more === 'object') {
    return fc.dictionary(hostileText, near(more), { maxKeys: 4 });
  }
  const whole = Object.fromEntries(fields);
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(whole) },
    { weight: 1, arbitrary: fc.record(whole, { requiredKeys: [] }) },
  );
}

function nearField(name: string, shape: Shape): fc.Arbitrary<unknown> {
  const known = PLAUSIBLE[name];
  return known
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, near(shape))
    : near(shape);
}

/** Sometimes breaks the schema, at any depth. */
const near = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: conforming(shape) }, { weight: 1, arbitrary: hostileValue });

export function nearSchema(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return near(toJsonSchema(schema, { errorMode: 'ignore' }) as Shape);
}
