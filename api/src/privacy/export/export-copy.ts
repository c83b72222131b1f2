import { setImmediate as letOthersRun } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import { workerPool } from '../../work/worker-pool';
import type { Kind } from '../kind/kind';
import { KINDS } from '../kind/kinds';
import { COPY_FORMAT, COPY_VERSION, dataPath, MANIFEST, type Manifest } from '../manifest';
import { csvHead, csvRows } from './csv';
import { pagesOf } from './pages';
import { readme } from './readme';
import { transactionSheet } from './transaction-sheet';
import { CopyWriter } from './copy-writer';
import { writeCopy } from './work';
import type { FileFacts } from './zip-file';

export interface Owner {
  readonly userId: string;
  readonly email: string | null;
  readonly taskOf: string;
}

async function writeData(zip: CopyWriter, db: Db, userId: string, kind: Kind): Promise<FileFacts> {
  await zip.open(dataPath(kind.table));
  for await (const rows of pagesOf(db, userId, kind)) {
    await zip.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), rows.length);
    await letOthersRun();
  }
  return zip.close();
}

async function* plainSheet(db: Db, userId: string, kind: Kind) {
  const columns = Object.keys(kind.columns);
  yield { text: csvHead(columns), rows: 0 };
  for await (const rows of pagesOf(db, userId, kind)) {
    yield { text: csvRows(columns, rows), rows: rows.length };
  }
}

const BOM = '\ufeff';

async function writeSheet(zip: CopyWriter, db: Db, userId: string, kind: Kind): Promise<FileFacts> {
  await zip.open(`sheets/${kind.table}.csv`);
  await zip.write(BOM, 0);
  const isTransactions = kind.table === 'transactions';
  const pages = isTransactions ? transactionSheet(db, userId) : plainSheet(db, userId, kind);
  for await (const { text, rows } of pages) {
    await zip.write(text, rows);
    await letOthersRun();
  }
  return zip.close();
}

async function writeFiles(
  zip: CopyWriter,
  db: Db,
  { userId, email }: Owner,
  at: Date,
): Promise<void> {
  await zip.open('README.txt');
  await zip.write(readme(at), 0);
  const files = [await zip.close()];
  for (const kind of KINDS) files.push(await writeData(zip, db, userId, kind));
  for (const kind of KINDS) {
    if (kind.hasSheet !== false) files.push(await writeSheet(zip, db, userId, kind));
  }
  const manifest: Manifest = {
    format: COPY_FORMAT,
    version: COPY_VERSION,
    exported_at: at.toISOString(),
    email,
    files,
  };
  await zip.open(MANIFEST);
  await zip.write(`${JSON.stringify(manifest, null, 2)}\n`, 0);
  await zip.close();
}

async function pack(db: Db, owner: Owner, at: Date): Promise<Uint8Array> {
  const { port1: port, port2 } = new MessageChannel();
  const task = workerPool.run(owner.taskOf, writeCopy, { at }, { port: port2 });
  const zip = new CopyWriter(port, task);
  try {
    await writeFiles(zip, db, owner, at);
    return await zip.end();
  } finally {
    port.close();
    await task.catch(() => undefined);
  }
}

const MAX_ATTEMPTS = 3;

/**
 * Exports a user's data as a ZIP of spreadsheets, NDJSON, and a manifest. If the data changes meanwhile, the export starts
 * again. Throws DATA_CHANGING after three attempts.
 */
export async function exportCopy(db: Db, owner: Owner, at: Date): Promise<Uint8Array> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const before = await dataVersion(db, owner.userId);
    const zip = await pack(db, owner, at);
    if ((await dataVersion(db, owner.userId)) === before) return zip;
  }
  throw new AppError('DATA_CHANGING');
}
