import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { overheard } from './overheard';

const told: (string | null)[] = [];
const hear = (whole: Buffer | null) => void told.push(whole?.toString() ?? null);
beforeEach(() => {
  told.length = 0;
});

describe('a stream that is overheard', () => {
  it('passes everything on, and tells it once it has ended', async () => {
    const stream = overheard(Readable.from(['one ', Buffer.from('two ☂')]), 20, hear);
    expect(told).toEqual([]);
    expect(await text(stream)).toBe('one two ☂');
    expect(told).toEqual(['one two ☂']);
  });

  it.each([
    [9, 'umbrella ☂'.slice(0, 9)],
    [12, 'umbrella ☂'],
    [11, null],
  ])('of at most %d bytes is told as %j', async (mostBytes, expected) => {
    const whole = expected ?? 'umbrella ☂';
    expect(await text(overheard(Readable.from([...whole]), mostBytes, hear))).toBe(whole);
    expect(told).toEqual([expected]);
  });

  it('tells nothing when it is broken off, and ends its source', async () => {
    const source = Readable.from(['one ', 'two ', 'three ']);
    const stream = overheard(source, 100, hear);
    for await (const _ of stream) break;
    await turn();
    expect([source.destroyed, told]).toEqual([true, []]);
  });

  it('fails with its source, and tells nothing', async () => {
    const source = new Readable({ read: () => undefined });
    source.push('one ');
    const failed = text(overheard(source, 100, hear));
    source.destroy(new Error('cut off'));
    await expect(failed).rejects.toThrow('cut off');
    expect(told).toEqual([]);
  });
});
