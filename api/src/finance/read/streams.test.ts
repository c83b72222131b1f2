import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { copyStream } from './streams';

const copies: (string | null)[] = [];
const onEnd = (whole: Buffer | null) => void copies.push(whole?.toString() ?? null);
beforeEach(() => {
  copies.length = 0;
});

describe('copyStream', () => {
  it('passes all bytes on, and copies them when the stream has ended', async () => {
    const stream = copyStream(Readable.from(['one ', Buffer.from('two ☂')]), 20, onEnd);
    expect(copies).toEqual([]);
    expect(await text(stream)).toBe('one two ☂');
    expect(copies).toEqual(['one two ☂']);
  });

  it.each([
    [9, 'umbrella ☂'.slice(0, 9)],
    [12, 'umbrella ☂'],
    [11, null],
  ])('with at most %d bytes copies %j', async (maxBytes, expected) => {
    const whole = expected ?? 'umbrella ☂';
    expect(await text(copyStream(Readable.from([...whole]), maxBytes, onEnd))).toBe(whole);
    expect(copies).toEqual([expected]);
  });

  it('copies nothing and destroys its source when the reader stops early', async () => {
    const source = Readable.from(['one ', 'two ', 'three ']);
    const stream = copyStream(source, 100, onEnd);
    for await (const _ of stream) break;
    await nextTurn();
    expect([source.destroyed, copies]).toEqual([true, []]);
  });

  it('fails with its source, and copies nothing', async () => {
    const source = new Readable({ read: () => undefined });
    source.push('one ');
    const failed = text(copyStream(source, 100, onEnd));
    source.destroy(new Error('cut off'));
    await expect(failed).rejects.toThrow('cut off');
    expect(copies).toEqual([]);
  });
});
