import { StreamLimiter } from './stream-limiter';

const LIMITS = { total: 10, perNetwork: 4, perUser: 2 };
const from = (network: string, userId: string | null = null) => ({ network, userId });

test.each([
  ['user', 2, () => from('a', 'ann')],
  ['network', 4, () => from('a')],
  ['process', 10, (n: number) => from(`network ${n}`)],
])('the stream limit lets a %s have %i streams and no more', (_, most, owner) => {
  const limiter = new StreamLimiter(LIMITS);
  const taken = Array.from({ length: most + 5 }, (__, n) => limiter.take(owner(n)));
  expect(taken.filter((release) => release !== null)).toHaveLength(most);
});

test('the stream limit leaves room for others when one network has reached its limit', () => {
  const limiter = new StreamLimiter(LIMITS);
  for (let n = 0; n < 100; n += 1) limiter.take(from('greedy', `user ${n}`));
  expect(limiter.take(from('other'))).not.toBeNull();
});

test('the stream limit does not count a stream that was refused', () => {
  const limiter = new StreamLimiter(LIMITS);
  const [first] = [limiter.take(from('a', 'ann')), limiter.take(from('a', 'ann'))];
  for (let n = 0; n < 10; n += 1) expect(limiter.take(from('a', 'ann'))).toBeNull();
  expect(limiter.take(from('a', 'bea'))).not.toBeNull();
  first?.();
  expect(limiter.take(from('a', 'ann'))).not.toBeNull();
});

test('the stream limit releases a stream once, however often it ends', () => {
  const limiter = new StreamLimiter(LIMITS);
  const first = limiter.take(from('a', 'ann'));
  limiter.take(from('a', 'ann'));
  first?.();
  first?.();
  expect(limiter.take(from('a', 'ann'))).not.toBeNull();
  expect(limiter.take(from('a', 'ann'))).toBeNull();
});
