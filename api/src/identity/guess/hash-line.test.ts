import { HashLine, type Place } from './hash-line';

const known = (source: string): Place => ({ isKnown: true, source });
const stranger = (source: string): Place => ({ isKnown: false, source });

/** Work ends when the test says so. */
function setUp(size = { atOnce: 1, known: 10, strangers: 10 }) {
  const line = new HashLine(size);
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const enter = (name: string, place: Place) =>
    line.run(place, () => {
      started.push(name);
      return new Promise<string>((resolve) => finish.push(() => resolve(name)));
    });
  const settle = () => new Promise(setImmediate);
  const finishOne = async () => {
    finish.shift()?.();
    await settle();
  };
  return { line, started, enter, finishOne, settle };
}

it('runs at most the given number at once', async () => {
  const { started, enter, finishOne, settle } = setUp({ atOnce: 2, known: 10, strangers: 10 });
  for (const name of ['a', 'b', 'c']) void enter(name, stranger(name));
  await settle();
  expect(started).toEqual(['a', 'b']);
  await finishOne();
  expect(started).toEqual(['a', 'b', 'c']);
});

it('runs known devices before strangers who came earlier', async () => {
  const { started, enter, finishOne, settle } = setUp();
  void enter('first', stranger('n'));
  void enter('stranger', stranger('n'));
  void enter('owner', known('d'));
  await settle();
  await finishOne();
  await finishOne();
  expect(started).toEqual(['first', 'owner', 'stranger']);
});

it('runs a stranger after four known devices in a row', async () => {
  const { started, enter, finishOne, settle } = setUp();
  void enter('first', known('d0'));
  void enter('stranger', stranger('n'));
  for (let n = 1; n <= 5; n += 1) void enter(`owner${n}`, known(`d${n}`));
  await settle();
  for (let n = 0; n < 6; n += 1) await finishOne();
  expect(started).toEqual(['first', 'owner1', 'owner2', 'owner3', 'stranger', 'owner4', 'owner5']);
});

it('throws BUSY with a time to retry when it is full', async () => {
  const { enter } = setUp({ atOnce: 1, known: 1, strangers: 1 });
  void enter('working', stranger('n'));
  void enter('waiting', stranger('n'));
  const busy = { code: 'BUSY', status: 503, retryAfterS: 5 };
  await expect(enter('refused', stranger('n'))).rejects.toMatchObject(busy);
});

it('continues after work that fails', async () => {
  const { line } = setUp();
  const failed = line.run(stranger('n'), () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  await expect(line.run(stranger('n'), async () => 'done')).resolves.toBe('done');
});
