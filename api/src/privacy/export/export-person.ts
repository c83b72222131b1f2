import { setImmediate as otherWork } from 'node:timers/promises';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import type { Kind } from '../kind/kind';
import { KINDS } from '../kind/kinds';
import { COPY_FORMAT, COPY_VERSION, dataPath, MANIFEST, type Manifest } from '../manifest';
import { csvHead, csvRows } from './csv';
import { pagesOf } from './pages';
import { readme } from './readme';
import { transactionSheet } from './transaction-sheet';
import { type FileFacts, ZipFile } from './zip-file';

/** Whose copy it is. */
export interface Owner {
  readonly userId: string;
  readonly email: string | null;
}

async function writeData(zip: ZipFile, db: Db, userId: string, kind: Kind): Promise<FileFacts> {
  const file = zip.open(dataPath(kind.table));
  for await (const rows of pagesOf(db, userId, kind)) {
    file.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), rows.length);
    await otherWork();
  }
  return file.close();
}

async function* plainSheet(db: Db, userId: string, kind: Kind) {
  const columns = Object.keys(kind.columns);
  yield { text: csvHead(columns), rows: 0 };
  for await (const rows of pagesOf(db, userId, kind)) {
    yield { text: csvRows(columns, rows), rows: rows.length };
  }
}

/** A mark at the front tells spreadsheets that the letters are UTF-8. */
const BOM = '\ufeff';

async function writeSheet(zip: ZipFile, db: Db, userId: string, kind: Kind): Promise<FileFacts> {
  const file = zip.open(`sheets/${kind.table}.csv`);
  file.write(BOM, 0);
  const isTransactions = kind.table === 'transactions';
  const pages = isTransactions ? transactionSheet(db, userId) : plainSheet(db, userId, kind);
  for await (const { text, rows } of pages) {
    file.write(text, rows);
    await otherWork();
  }
  return file.close();
}

async function pack(db: Db, { userId, email }: Owner, at: Date): Promise<Buffer> {
  const zip = new ZipFile(at);
  const intro = zip.open('README.txt');
  intro.write(readme(at), 0);
  const files = [intro.close()];
  for (const kind of KINDS) files.push(await writeData(zip, db, userId, kind));
  for (const kind of KINDS) files.push(await writeSheet(zip, db, userId, kind));
  const manifest: Manifest = {
    format: COPY_FORMAT,
    version: COPY_VERSION,
    exported_at: at.toISOString(),
    email,
    files,
  };
  const contents = zip.open(MANIFEST);
  contents.write(`${JSON.stringify(manifest, null, 2)}\n`, 0);
  contents.close();
  return zip.end();
}

const TRIES = 3;

/**
 * Everything that is kept of a person as one zip: tables for people, rows for programs, and a manifest. It is read a page
 * at a time without holding anybody up, and anew when the data changed meanwhile. Throws DATA_CHANGING after three times.
 */
export async function exportPerson(db: Db, owner: Owner, at: Date): Promise<Buffer> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await dataVersion(db, owner.userId);
    const zip = await pack(db, owner, at);
    if ((await dataVersion(db, owner.userId)) === before) return zip;
  }
  throw new AppError('DATA_CHANGING');
}
