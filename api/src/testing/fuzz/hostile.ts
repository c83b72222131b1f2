import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '"; drop table users; --',
  '%00',
  '%',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  'x'.repeat(70_000),
  '9'.repeat(400),
  '2025-02-30',
  '0000-00-00',
  'null',
  'true',
] as const;

const NUMBERS = [0, -0, -1, 0.001, 1e-320, 1e21, -1e308, 2 ** 53, Number.MAX_VALUE] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...NUMBERS, null, true, [], {}, [[[[]]]]),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}')),
  fc.jsonValue({ maxDepth: 4 }),
);
