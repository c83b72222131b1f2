import { KeyedMutex } from './keyed-mutex';

const later = () => new Promise((resolve) => setImmediate(resolve));

describe('tasks that take mutex', () => {
  it('run one after the other if they share a name, and at once if they do not', async () => {
    const mutex = new KeyedMutex();
    const said: string[] = [];
    const work = (word: string) => async () => {
      said.push(`${word} begins`);
      await later();
      said.push(`${word} ends`);
    };
    await Promise.all([
      mutex.run(['a', 'b'], work('first')),
      mutex.run(['b', 'c'], work('second')),
      mutex.run(['d'], work('other')),
    ]);
    expect(said.filter((words) => !words.startsWith('other'))).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
    ]);
    expect(said.indexOf('other begins')).toBeLessThan(said.indexOf('first ends'));
  });

  it('continue after one that failed', async () => {
    const mutex = new KeyedMutex();
    const failed = mutex.run(['a'], () => Promise.reject(new Error('no')));
    const next = mutex.run(['a'], async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
