import type { Task } from '../../../work/task';
import type { StatementWork } from '../compare';
import type { Matched, MatchWork } from './match';

const limits = {
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
