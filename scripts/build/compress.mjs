import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const TEXT = /\.(js|css|html|json|svg|txt)$/;
const SMALLEST_WORTH_IT = 512;

const textFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => TEXT.test(path) && statSync(path).size >= SMALLEST_WORTH_IT);

async function compressFile(path) {
  const bytes = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gzipped] = await Promise.all([brotli(bytes, { params }), gz(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gzipped)]);
}

/** Writes a .br and a .gz file next to every text file of a folder, so that the server compresses nothing. */
export async function compressFolder(folder) {
  await Promise.all(textFiles(folder).map(compressFile));
}
