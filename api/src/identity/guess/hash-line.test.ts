import { HashLine, type Place } from './hash-line';

const known = (source: string): Place => ({ isKnown: true, source });
const stranger = (source: string): Place => ({ isKnown: false, source });

function setUp(size = { atOnce: 1, known: 10, strangers: 10 }) {
  const line = new HashLine(size);
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const startSession = (name: string, place: Place) =>
    line.run(place, () => {
      started.push(name);
      return new Promise<string>((resolve) => finish.push(() => resolve(name)));
    });
  const settle = () => new Promise(setImmediate);
  const finishOne = async () => {
    finish.shift()?.();
    await settle();
  };
  return { line, started, startSession, finishOne, settle };
}

test('the queue of password hashes runs at most the given number at once', async () => {
  const { started, startSession, finishOne, settle } = setUp({
    atOnce: 2,
    known: 10,
    strangers: 10,
  });
  for (const name of ['a', 'b', 'c']) void startSession(name, stranger(name));
  await settle();
  expect(started).toEqual(['a', 'b']);
  await finishOne();
  expect(started).toEqual(['a', 'b', 'c']);
});

test('the queue of password hashes runs known devices before strangers who came earlier', async () => {
  const { started, startSession, finishOne, settle } = setUp();
  void startSession('first', stranger('n'));
  void startSession('stranger', stranger('n'));
  void startSession('owner', known('d'));
  await settle();
  await finishOne();
  await finishOne();
  expect(started).toEqual(['first', 'owner', 'stranger']);
});

test('the queue of password hashes runs a stranger after four known devices in a row', async () => {
  const { started, startSession, finishOne, settle } = setUp();
  void startSession('first', known('d0'));
  void startSession('stranger', stranger('n'));
  for (let n = 1; n <= 5; n += 1) void startSession(`owner${n}`, known(`d${n}`));
  await settle();
  for (let n = 0; n < 6; n += 1) await finishOne();
  expect(started).toEqual(['first', 'owner1', 'owner2', 'owner3', 'stranger', 'owner4', 'owner5']);
});

test('the queue of password hashes throws BUSY with a time to retry when it is full', async () => {
  const { startSession } = setUp({ atOnce: 1, known: 1, strangers: 1 });
  void startSession('working', stranger('n'));
  void startSession('waiting', stranger('n'));
  const busy = { code: 'BUSY', status: 503, retryAfterS: 5 };
  await expect(startSession('refused', stranger('n'))).rejects.toMatchObject(busy);
});

test('the queue of password hashes continues after a task that fails', async () => {
  const { line } = setUp();
  const failed = line.run(stranger('n'), () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  await expect(line.run(stranger('n'), async () => 'done')).resolves.toBe('done');
});
