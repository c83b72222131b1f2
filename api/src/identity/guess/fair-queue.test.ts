import { FairQueue } from './fair-queue';

function setUp(room: number) {
  const queue = new FairQueue(room);
  const refused: string[] = [];
  const started: string[] = [];
  const add = (source: string, ...names: readonly string[]) => {
    for (const name of names) {
      const start = () => void started.push(name);
      const refuse = () => void refused.push(name);
      queue.add(source, { start, refuse });
    }
  };
  const all = () => {
    for (let next = queue.next(); next; next = queue.next()) next.start();
    return started;
  };
  return { queue, add, all, refused };
}

test('the queue lets the sources take turns, each in the order of its requests', () => {
  const { add, all } = setUp(10);
  add('a', 'a1', 'a2', 'a3');
  add('b', 'b1');
  add('c', 'c1', 'c2');
  expect(all()).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('the queue refuses the newest request of the longest line when it is full', () => {
  const { add, all, refused } = setUp(3);
  add('flood', 'f1', 'f2', 'f3');
  add('ann', 'ann');
  expect(refused).toEqual(['f3']);
  expect(all()).toEqual(['f1', 'ann', 'f2']);
});

test('the queue refuses the new request when no other line is longer', () => {
  const { add, all, refused } = setUp(2);
  add('a', 'a1');
  add('b', 'b1', 'b2');
  expect(refused).toEqual(['b2']);
  expect(all()).toEqual(['a1', 'b1']);
});

test('the queue refuses only the flood of one source, whatever its size', () => {
  const { add, all, refused } = setUp(50);
  const names = Array.from({ length: 1_000 }, (_, n) => `f${n}`);
  add('flood', ...names);
  for (let n = 0; n < 24; n += 1) add(`honest${n}`, `h${n}`);
  expect(refused.every((name) => name.startsWith('f'))).toBe(true);
  expect(all().filter((name) => name.startsWith('h'))).toHaveLength(24);
});

test('the queue is empty again after all requests have started', () => {
  const { queue, add, all } = setUp(5);
  add('a', 'a1', 'a2');
  expect(queue.isEmpty).toBe(false);
  all();
  expect(queue.isEmpty).toBe(true);
});
