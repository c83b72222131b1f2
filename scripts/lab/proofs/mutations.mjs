/**
 * Breaks one line at a time in a copy of the last commit. The named test must then fail, because a test that still
 * passes protects nothing.
 *
 *   node scripts/lab/proofs/mutations.mjs [part of a name]
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorktree } from './support/worktree.mjs';

const BANK = 'api/src/bank';

/**
 * Returns changes to one file that a test must detect. Each line occurs once in the file and is replaced by the
 * other one.
 */
const changes = (file, test, ...rows) =>
  rows.map(([name, line, broken]) => ({
    name,
    file: `${BANK}/${file}`,
    test: `${BANK}/${test}`,
    line,
    broken,
  }));

const MUTATIONS = [
  ...changes('provider/decode-sync-page.ts', 'provider/decode.test.ts', [
    'incoming and outgoing amounts are swapped',
    'amount: negate(row.amount),',
    'amount: row.amount,',
  ]),
  ...changes(
    'sync/save-updates.ts',
    'sync/posting.test.ts',
    ['transactions that the bank removed stay', ': removedIds(ref, updates);', ': [];'],
    [
      'a note on a pending transaction is lost when it posts',
      'await moveEdits(db, ref.itemId, rows);',
      '',
    ],
  ),
  ...changes(
    'webhook/verify.ts',
    'webhook/verify.test.ts',
    [
      'the hash of a webhook’s body is not compared',
      'isSameHash(rawBody, body.output.request_body_sha256)',
      'true',
    ],
    ['the age of a webhook is not checked', 'ageS <= MAX_AGE_S && ', ''],
  ),
  ...changes('provider/plaid-provider.ts', 'provider/webhook-key.test.ts', [
    'a retired webhook key is accepted',
    'return expiredAt ? null : key;',
    'return key;',
  ]),
  ...changes('provider/bank-error.ts', 'provider/bank-error.test.ts', [
    'an error contains what the SDK threw',
    'displayMessage: (error.success && error.output.display_message) || null,',
    'displayMessage: JSON.stringify(thrown),',
  ]),
  ...changes('token/secret.ts', 'token/token-vault.test.ts', [
    'a token prints its value',
    'toJSON(): string {\n    return SHOWN;',
    'toJSON(): string {\n    return this.#value;',
  ]),
  ...changes('token/token-vault.ts', 'token/token-vault.test.ts', [
    'an encrypted token can be decrypted in another user’s row',
    '=> `${userId}|${itemId}`;',
    "=> (userId && itemId ? 'owner' : '');",
  ]),
  ...changes('sync/save-updates.ts', 'sync/half-history.test.ts', [
    'an incomplete history deletes transactions that it does not contain',
    "updates.history === 'complete' && !receivedIds.includes(null);",
    '!receivedIds.includes(null);',
  ]),
  ...changes('sync/commit.ts', 'sync/model.test.ts', [
    'a sync overwrites one that committed first',
    ".where('cursor_version', '=', item.cursor_version)",
    '',
  ]),
  ...changes(
    'sync/save-holdings.ts',
    'sync/holdings.test.ts',
    ['a sold holding stays', 'if (isComplete) await deleteOthers(db, ref, unread);', ''],
    [
      'an unreadable holding deletes its stored state',
      "query.where('id', 'not in', unread)",
      'query',
    ],
  ),
  ...changes('mapping/holding-row.ts', 'sync/holdings.test.ts', [
    'only the last lot of a holding counts',
    'previous ? sumOf(previous, lot) : lot',
    'lot',
  ]),
  ...changes('sync/sync.ts', 'sync/holdings.test.ts', [
    'a failed read of holdings counts as no holdings',
    'orNull(provider.holdings(token)),',
    'orNull(provider.holdings(token)).then((found) => found ?? { holdings: [], malformed: [] }),',
  ]),
  ...changes('item/connect.ts', 'sync/storage.test.ts', [
    'a connection whose token cannot be stored stays at the bank',
    'returnToken(world, accessToken),',
    '(failure) => Promise.reject(failure),',
  ]),
];

function run(folder, test) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [join(folder, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'api', '--', test],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let words = '';
    child.stderr.on('data', (part) => (words += part));
    child.on('close', (code) => resolve({ isGreen: code === 0, words }));
  });
}

/** A test that did not run has not failed. */
const failedTests = (words) => Number(/Tests: +(\d+) failed/.exec(words)?.[1] ?? 0);

async function mutate(folder, { name, file, line, broken, test }) {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(line).length !== 2)
    return `${name}: ${file} does not contain the line exactly once`;
  writeFileSync(
    path,
    whole.replace(line, () => broken),
  );
  const { isGreen, words } = await run(folder, test);
  writeFileSync(path, whole);
  const failed = failedTests(words);
  if (isGreen || failed === 0)
    return `${name}: ${test} ${isGreen ? 'still passes' : 'did not run'}`;
  console.log(`failed ${name} (${failed} in ${test})`);
  return null;
}

async function main() {
  const namePart = process.argv[2] ?? '';
  const mutations = MUTATIONS.filter(({ name }) => name.includes(namePart));
  const { folder, close } = openWorktree();
  try {
    const problems = [];
    for (const test of new Set(mutations.map((each) => each.test))) {
      const { isGreen, words } = await run(folder, test);
      if (!isGreen) problems.push(`${test} fails before any line is broken\n${words}`);
    }
    if (problems.length === 0) {
      for (const mutation of mutations) problems.push(await mutate(folder, mutation));
    }
    const found = problems.filter((problem) => problem !== null);
    for (const problem of found) console.error(problem);
    console.log(
      `${problems.length - found.length} of ${mutations.length} broken lines fail a test`,
    );
    process.exitCode = found.length > 0 ? 1 : 0;
  } finally {
    close();
  }
}

await main();
