import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf } from './error-code';
import { type BankState, isBankState } from './bank/state';

const WRITE_AFTER_MS = 200;

/** A state file that is not the bank's. The message is one sentence that names the file. */
class StateFileError extends Error {
  override readonly name = 'StateFileError';
}

/** The state of an earlier run, or null when there was none. Throws `StateFileError` for a file of another kind. */
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

/** Writes the state soon after it was touched, in one piece: a crash leaves the old file or the new one. */
export class StateFile {
  readonly #file: string;
  readonly #state: BankState;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string, state: BankState) {
    this.#file = file;
    this.#state = state;
  }

  touch(): void {
    this.#timer ??= setTimeout(() => this.flush(), WRITE_AFTER_MS);
  }

  /** Writes now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#state), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
