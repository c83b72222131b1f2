import { createHash } from 'node:crypto';
import { candidate, entry } from '../testing/registry';
import { attempt } from './attempt';

const BODY = 'money()';
const integrity = `sha384-${createHash('sha384').update(BODY).digest('base64')}`;
const listed = candidate('1.0.0', {
  entry: entry('1.0.0', {
    files: {
      'remoteEntry.js': { integrity, bytes: 7, type: 'js' },
      'budget.js': { integrity, bytes: 7, type: 'js' },
      'style.css': { integrity, bytes: 7, type: 'css' },
    },
  }),
});

/** Builds the error that the bundler's runtime rejects with. */
const chunkError = (type: string, request?: string) =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type, request });

const budget = chunkError('error', 'http://localhost/remotes/mfe-money/1.0.0/budget.js');
const style = chunkError('error');

interface Case {
  readonly failures: readonly Error[];
  /** The server gives these answers to the diagnosis, in order. The last one repeats. */
  readonly answers?: readonly (() => Response)[];
  readonly state?: 'pending' | 'arrived' | 'broken';
}

async function tried({ failures, answers = [], state = 'arrived' }: Case) {
  const left = [...failures];
  const replies = [...answers];
  let loads = 0;
  const load = async () => {
    loads += 1;
    const failure = left.shift();
    if (failure) throw failure;
    return 'a screen';
  };
  const fetcher: typeof fetch = async () => {
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  };
  let troubles = 0;
  const world = {
    guard: { stateOf: () => state },
    fetch: fetcher,
    delay: async () => undefined,
    onTrouble: () => void (troubles += 1),
  };
  const end = await attempt(load, listed, world).catch(({ kind }: { kind: string }) => kind);
  return { end, loads, troubles };
}

const good = () => new Response(BODY);
const changed = () => new Response('pwned()');
const broken = () => new Response('', { status: 500 });

test.each<[string, Case, string, number]>([
  ['nothing fails', { failures: [] }, 'a screen', 1],
  ['a chunk fails and is there again', { failures: [budget], answers: [good] }, 'a screen', 2],
  [
    'it is there at the second look',
    { failures: [budget], answers: [broken, good] },
    'a screen',
    2,
  ],
  ['it stays away', { failures: [budget], answers: [broken] }, 'network', 1],
  ['nobody answers', { failures: [budget] }, 'network', 1],
  ['it is another file', { failures: [budget], answers: [changed] }, 'integrity', 1],
  ['the style sheet is another file', { failures: [style], answers: [changed] }, 'style', 1],
  ['the style sheet stays away', { failures: [style], answers: [broken] }, 'style', 1],
  ['a chunk takes too long', { failures: [chunkError('timeout')], answers: [good] }, 'timeout', 1],
  [
    'the entry takes too long',
    { failures: [new Error('RUNTIME-008')], state: 'pending' },
    'timeout',
    1,
  ],
  [
    'the entry is another file',
    { failures: [new Error('x')], state: 'broken', answers: [changed] },
    'integrity',
    1,
  ],
  ['code throws', { failures: [new Error('bad build')], answers: [good] }, 'evaluation', 1],
  [
    'a chunk comes and breaks before it says what it holds',
    { failures: [chunkError('missing', 'http://localhost/budget.js')], answers: [good] },
    'evaluation',
    1,
  ],
  ['a chunk fails again', { failures: [budget, budget], answers: [good] }, 'network', 2],
  ['code throws at last', { failures: [budget, new Error('x')], answers: [good] }, 'evaluation', 2],
])('when %s the attempt ends as expected', async (_, situation, end, loads) => {
  expect(await tried(situation)).toMatchObject({ end, loads });
});

test.each<[string, Case, number]>([
  ['once for a file that fails', { failures: [budget], answers: [good] }, 1],
  ['for a style sheet as well', { failures: [style], answers: [broken] }, 1],
  ['not where nothing fails', { failures: [] }, 0],
])(
  'a problem is reported %s, before the version has arrived or failed',
  async (_, situation, reported) => {
    expect((await tried(situation)).troubles).toBe(reported);
  },
);
