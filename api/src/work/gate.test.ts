import { Gate } from './gate';

const limits = { running: 2, waiting: 2, ofUser: 3 };

/** Returns the state of an attempt to enter after all pending work. */
async function stateOf(entering: Promise<() => void>): Promise<string> {
  const waits = new Promise<string>((resolve) => setImmediate(() => resolve('waits')));
  const state = entering.then(
    () => 'inside',
    (error: { code: string }) => error.code,
  );
  return Promise.race([state, waits]);
}

describe('Gate', () => {
  it('runs two tasks, queues two, and refuses the fifth', async () => {
    const gate = new Gate(limits);
    const entering = ['ann', 'bea', 'cyd', 'dan', 'eve'].map((name) => gate.enter(name));
    expect(await Promise.all(entering.map(stateOf))).toEqual([
      'inside',
      'inside',
      'waits',
      'waits',
      'BUSY',
    ]);
  });

  it('admits waiting tasks in order when others leave', async () => {
    const gate = new Gate(limits);
    const [ann, bea, cyd, dan] = ['ann', 'bea', 'cyd', 'dan'].map((name) => gate.enter(name));
    (await bea!)();
    expect(await Promise.all([cyd!, dan!].map(stateOf))).toEqual(['inside', 'waits']);
    (await ann!)();
    expect(await stateOf(dan!)).toBe('inside');
  });

  it.each([
    [2, 'inside'],
    [3, 'TOO_MANY_REQUESTS'],
  ])('answers a user with %s tasks: %s', async (count, state) => {
    const gate = new Gate({ running: 9, waiting: 0, ofUser: 3 });
    await Promise.all(Array.from({ length: count }, () => gate.enter('ann')));
    expect(await stateOf(gate.enter('ann'))).toBe(state);
    expect(await stateOf(gate.enter('bea'))).toBe('inside');
  });

  it('frees a place once even if it is left twice', async () => {
    const gate = new Gate({ running: 1, waiting: 0, ofUser: 1 });
    const leave = await gate.enter('ann');
    leave();
    leave();
    const entering = ['ann', 'bea'].map((name) => gate.enter(name));
    expect(await Promise.all(entering.map(stateOf))).toEqual(['inside', 'BUSY']);
  });

  it('tells refused tasks when to try again', async () => {
    const gate = new Gate({ running: 1, waiting: 0, ofUser: 1 });
    await gate.enter('ann');
    await expect(gate.enter('ann')).rejects.toMatchObject({ status: 429, retryAfterS: 5 });
    await expect(gate.enter('bea')).rejects.toMatchObject({ status: 503, retryAfterS: 5 });
  });
});
