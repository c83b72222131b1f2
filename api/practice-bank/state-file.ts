import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank/bank';
import { type BankState, isBankState } from './bank/state';
import { errorCodeOf } from './error-code';

const WRITE_AFTER_MS = 200;

class StateFileError extends Error {
  override readonly name = 'StateFileError';
}

/** Reads the state of an earlier run, or null if the file does not exist. Throws `StateFileError` for an unusable file. */
export function readState(file: string): BankState | null {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw new StateFileError(`The practice bank's state file ${file} cannot be read.`);
  }
  if (isBankState(json)) return json;
  throw new StateFileError(
    `The practice bank's state file ${file} was written by another version.`,
  );
}

export function saveState(app: FastifyInstance, file: string, bank: Bank): void {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    replaceFile(file, JSON.stringify(bank.state));
  };
  const writeSoon = () => {
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  };
  bank.onProgress(writeSoon);
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'POST') writeSoon();
  });
  app.addHook('onClose', async () => write());
}

/** A crash leaves either the old file or the new one. */
function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
