import { firstToArrive } from './first-to-arrive';

/** Builds a way that the test ends. */
function way() {
  let arrive: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  let begun = 0;
  const start = () => {
    begun += 1;
    return new Promise<string>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
  };
  return {
    start,
    begun: () => begun,
    arrive: (value: string) => arrive(value),
    fail: (words: string) => fail(new Error(words)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('the second attempt does not start while the first is in time', async () => {
  const [first, second] = [way(), way()];
  const result = firstToArrive([first.start, second.start], 1_500);
  await pass(1_499);
  first.arrive('first');
  expect(await result).toBe('first');
  await pass(10_000);
  expect(second.begun()).toBe(0);
});

test('a failed attempt starts the next one at once', async () => {
  const [first, second] = [way(), way()];
  const result = firstToArrive([first.start, second.start], 1_500);
  first.fail('down');
  await pass(0);
  second.arrive('second');
  expect(await result).toBe('second');
});

test('a hanging attempt starts the next one after a wait, and its late result is dropped', async () => {
  const [first, second] = [way(), way()];
  const result = firstToArrive([first.start, second.start], 1_500);
  await pass(1_500);
  expect(second.begun()).toBe(1);
  second.arrive('second');
  first.arrive('first');
  expect(await result).toBe('second');
});

test('a late attempt that still arrives first wins', async () => {
  const [first, second] = [way(), way()];
  const result = firstToArrive([first.start, second.start], 1_500);
  await pass(1_600);
  first.arrive('first');
  expect(await result).toBe('first');
});

test('a failure starts no further attempt while another one is running', async () => {
  const [first, second, third] = [way(), way(), way()];
  void firstToArrive([first.start, second.start, third.start], 1_500);
  await pass(1_500);
  first.fail('down');
  await pass(1_499);
  expect(third.begun()).toBe(0);
  await pass(1);
  expect(third.begun()).toBe(1);
});

test('when all attempts fail, the first failure is reported', async () => {
  const [first, second] = [way(), way()];
  const result = firstToArrive([first.start, second.start], 1_500);
  const failure = result.catch(({ message }: Error) => message);
  first.fail('first is down');
  await pass(0);
  second.fail('second is down');
  expect(await failure).toBe('first is down');
});
