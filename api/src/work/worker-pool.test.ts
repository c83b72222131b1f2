import { isoDate } from '@halyard/shared-contracts/finance';
import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import type { StatementWork } from '../finance/statement/match/compare';
import { previewStatement } from '../finance/statement/match/statement-work';
import { processorMsOf } from '../testing/main-thread';
import { Threads } from './threads';
import { WorkerPool } from './worker-pool';

const statement = (rows: number): StatementWork => ({
  content: Buffer.from(
    `Date,Payee,Amount\n${`2025-06-13,Corner Coffee and Books,-4.50\n`.repeat(rows)}`,
  ).toString('base64'),
  inverted: false,
  currency: 'USD',
  isDebt: false,
  isCard: false,
  existing: [],
  today: isoDate('2025-07-15'),
});
const SMALL = statement(1);
const LARGE = statement(19_000);
const EXISTING = Array.from({ length: 1000 }, (_, id) => [
  '2025-06-13',
  id,
  -1,
  'Shop',
  'Shop',
  null,
]);

let workerPool: WorkerPool;
afterEach(() => workerPool.stop());

const read = (work: StatementWork, limits: object = {}) =>
  workerPool.run('ann', { ...previewStatement, ...limits }, work);
const tooMuch = { code: 'STATEMENT_REFUSED', message: expect.stringContaining('takes too long') };

describe('a task that exceeds a limit', () => {
  it.each([
    ['time', { maxMs: 1 }],
    ['output', { maxOutputBytes: 100_000 }],
  ])('fails alone with its own message: %s', async (_, limits) => {
    workerPool = new WorkerPool();
    const [other] = await Promise.all([
      read(SMALL),
      expect(read(LARGE, limits).then(({ length }) => length)).rejects.toMatchObject(tooMuch),
    ]);
    expect(JSON.parse(other).rows).toHaveLength(1);
    expect(JSON.parse(await read(SMALL)).rows).toHaveLength(1);
  });

  it('fails alone with its own message: memory', async () => {
    workerPool = new WorkerPool(
      new Threads({ maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }),
    );
    expect(JSON.parse(await read(SMALL)).rows).toHaveLength(1);
    const existing = Array<string>(300).fill(JSON.stringify(EXISTING));
    const refusal = await read({ ...SMALL, existing }).catch(({ message }: Error) => message);
    expect(refusal).toContain('takes too long');
    expect(JSON.parse(await read(SMALL)).rows).toHaveLength(1);
  });
});

test('the worker pool passes on the code and message of a refusal', async () => {
  workerPool = new WorkerPool();
  await expect(read({ ...SMALL, content: 'eA==' })).rejects.toMatchObject({
    code: 'STATEMENT_REFUSED',
    status: 422,
    message: 'This file has no columns: choose the CSV, OFX, QFX or QIF file of your bank',
  });
});

test('the worker pool throws an unexpected error of a task', async () => {
  workerPool = new WorkerPool();
  const broken = read({ ...SMALL, existing: ['{'] });
  await expect(broken).rejects.toThrow(SyntaxError);
  expect(JSON.parse(await read(SMALL)).rows).toHaveLength(1);
});

if (THOROUGH) {
  test('the worker pool does at most a tenth of the work in the main thread', async () => {
    workerPool = new WorkerPool();
    await read(SMALL);
    const { mainThread, process } = await processorMsOf(() => read(LARGE));
    expect(process).toBeGreaterThan(0);
    expect(mainThread || 0).toBeLessThan(process / 10 + 20);
  });
}
