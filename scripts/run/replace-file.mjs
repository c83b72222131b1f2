import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file as a whole. A process that reads it at the same time receives the old or the new content. */
export function replaceFile(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
