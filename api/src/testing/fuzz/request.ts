import fc from 'fast-check';
import { nearSchema } from './from-schema';
import { hostileText, hostileValue } from './hostile';
import type { Registered } from './registered';

export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly payload: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly actor: number;
  /** It varies, so that no rate limit ends the run early. */
  readonly remoteAddress: string;
}

const isStream = ({ url }: Registered): boolean => url.endsWith('/events') && url.includes('plaid');

const query = ({ query: schema }: Registered): fc.Arbitrary<string> => {
  const pairs = schema
    ? nearSchema(schema)
    : fc.dictionary(hostileText, hostileText, { maxKeys: 2 });
  return pairs.map((value) => {
    if (typeof value !== 'object' || value === null) return '';
    return Object.entries(value)
      .map(([key, each]) => `${encode(key)}=${encode(String(each))}`)
      .join('&')
      .slice(0, 4000);
  });
};

/** A lone surrogate cannot be in a URL. */
const encode = (value: string): string => encodeURIComponent(Buffer.from(value).toString());

const id = fc.oneof(
  fc.constantFrom('x', '%00', '..%2f', '__proto__', '%'),
  hostileText.map(encode),
);

const BODY_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/zip',
  '',
];

const payload = ({ body }: Registered): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: (body ? nearSchema(body) : hostileValue).map(
        (value) => JSON.stringify(value) ?? '',
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[', 'null', '{"a":1', '\u0000', `${'['.repeat(2000)}`),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );

const address = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `10.${parts.join('.')}`);

function requestOn(route: Registered): fc.Arbitrary<FuzzRequest> {
  const hasBody = route.method !== 'GET';
  return fc.record({
    method: fc.constant(route.method),
    url: fc.tuple(query(route), id).map(([text, each]) => {
      const path = route.url.replace(':id', each);
      return text === '' ? path : `${path}?${text}`;
    }),
    payload: hasBody ? payload(route) : fc.constant(undefined),
    headers: fc
      .oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        fc.constantFrom(...BODY_TYPES),
      )
      .map((type): Record<string, string> => (hasBody && type ? { 'content-type': type } : {})),
    actor: fc.nat(2),
    remoteAddress: address,
  });
}

export function fuzzRequests(routes: readonly Registered[]): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...routes.filter((route) => !isStream(route)).map(requestOn));
}
