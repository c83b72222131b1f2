import type { Task } from '../../../work/task';
import type { StatementWork } from '../compare';
import type { Matched, MatchWork } from './match';

/** Letters of a file in base64: one of 700 kB takes a few megabytes to read, the largest one 60. */
const SMALL_LETTERS = 1_000_000;

const limits = {
  isLarge: ({ content }: StatementWork) => content.length > SMALL_LETTERS,
  maxMs: 20_000,
  maxOutputBytes: 16_000_000,
  tooMuch: [
    'STATEMENT_REFUSED',
    'This file takes too long to read: export a shorter time',
  ] as const,
};

/** Gives a `StatementPreview` as JSON. */
export const previewStatement: Task<StatementWork, string> = {
  name: 'preview-statement',
  ...limits,
};

export const matchStatement: Task<MatchWork, Matched> = { name: 'match-statement', ...limits };
