import { StreamSeats } from './stream-seats';

const LIMITS = { total: 10, perNetwork: 4, perUser: 2 };
const from = (network: string, userId: string | null = null) => ({ network, userId });

test.each([
  ['user', 2, () => from('a', 'ann')],
  ['network', 4, () => from('a')],
  ['process', 10, (n: number) => from(`network ${n}`)],
])('the stream limit lets a %s have %i streams and no more', (_, most, owner) => {
  const seats = new StreamSeats(LIMITS);
  const taken = Array.from({ length: most + 5 }, (__, n) => seats.take(owner(n)));
  expect(taken.filter((release) => release !== null)).toHaveLength(most);
});

test('the stream limit leaves room for others when one network has reached its limit', () => {
  const seats = new StreamSeats(LIMITS);
  for (let n = 0; n < 100; n += 1) seats.take(from('greedy', `user ${n}`));
  expect(seats.take(from('other'))).not.toBeNull();
});

test('the stream limit does not count a stream that was refused', () => {
  const seats = new StreamSeats(LIMITS);
  const [first] = [seats.take(from('a', 'ann')), seats.take(from('a', 'ann'))];
  for (let n = 0; n < 10; n += 1) expect(seats.take(from('a', 'ann'))).toBeNull();
  expect(seats.take(from('a', 'bea'))).not.toBeNull();
  first?.();
  expect(seats.take(from('a', 'ann'))).not.toBeNull();
});

test('the stream limit releases a stream once, however often it ends', () => {
  const seats = new StreamSeats(LIMITS);
  const first = seats.take(from('a', 'ann'));
  seats.take(from('a', 'ann'));
  first?.();
  first?.();
  expect(seats.take(from('a', 'ann'))).not.toBeNull();
  expect(seats.take(from('a', 'ann'))).toBeNull();
});
