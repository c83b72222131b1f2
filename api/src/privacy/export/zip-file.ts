import { createHash } from 'node:crypto';
import { Zip, ZipDeflate } from 'fflate';

export interface FileFacts {
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

interface OpenFile {
  write(text: string, rows: number): void;
  close(): FileFacts;
}

export class ZipFile {
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#packed.push(chunk);
  });
  readonly #packed: Uint8Array[] = [];
  readonly #at: Date;

  /** Its files have the time `at`. */
  constructor(at: Date) {
    this.#at = at;
  }

  /** Starts a file; the previous one must be closed. */
  open(path: string): OpenFile {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = this.#at;
    this.#zip.add(file);
    const hash = createHash('sha256');
    const facts = { rows: 0, bytes: 0 };
    return {
      write: (text, rows) => {
        const bytes = Buffer.from(text);
        hash.update(bytes);
        facts.rows += rows;
        facts.bytes += bytes.length;
        file.push(bytes);
      },
      close: () => {
        file.push(new Uint8Array(), true);
        return { path, ...facts, sha256: hash.digest('hex') };
      },
    };
  }

  end(): Buffer {
    this.#zip.end();
    return Buffer.concat(this.#packed);
  }
}
