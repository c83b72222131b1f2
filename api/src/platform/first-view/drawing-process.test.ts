import { setImmediate as nextTurn } from 'node:timers/promises';
import { DrawingProcess } from './drawing-process';
import { shellThat } from './testing/shell-that';

describe('the drawing process', () => {
  const code = (draws: string) => ({ shellCode: shellThat(draws), registry: {}, parts: [] });
  const viewer = { path: '/', width: 390, now: 0, offset: 0, answers: {} };

  async function ready(draws: string): Promise<DrawingProcess> {
    const started = new DrawingProcess(code(draws), async () => null);
    while (!started.isReady && !started.isOver) await nextTurn();
    return started;
  }

  afterEach(() => void jest.useRealTimers());

  // Covers P3-E1-5.
  it('delays a page by no more than its limit, and ends when it is stuck', async () => {
    const stuck = await ready('for (;;);');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const drawing = stuck.draw(viewer, 20);
    jest.advanceTimersByTime(20);
    expect(await drawing).toBeNull();
    expect(stuck.isOver).toBe(false);
    jest.advanceTimersByTime(1_980);
    expect(stuck.isOver).toBe(true);
    expect(await stuck.draw(viewer, 20)).toBeNull();
  });

  // Covers P3-E1-5.
  it('has no settings, no files, and no other processes', async () => {
    const curious = await ready(`
      const tried = (what) => { try { what(); return 'done'; } catch (error) { return error.code; } };
      const node = process.getBuiltinModule?.bind(process) ?? process.mainModule.require.bind(process.mainModule);
      return JSON.stringify([
        Object.keys(process.env),
        tried(() => node('fs').readFileSync('/etc/passwd')),
        tried(() => node('fs').writeFileSync('/tmp/halyard-first-view', '')),
        tried(() => node('child_process').execSync('true')),
      ]);
    `);
    const denied = 'ERR_ACCESS_DENIED';
    expect(JSON.parse((await curious.draw(viewer, 10_000)) ?? '')).toEqual([
      [],
      denied,
      denied,
      denied,
    ]);
    curious.end();
  });
});
