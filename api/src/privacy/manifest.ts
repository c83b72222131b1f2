import * as v from 'valibot';
import type { Database } from '../db/schema';

/** Counts up when an older reader could no longer bring a copy back. */
export const COPY_VERSION = 1;

/** Name of the format, so that another program's zip is told from ours. */
export const COPY_FORMAT = 'personal-finance-copy';

export const MANIFEST = 'manifest.json';

/** Where the rows of a table lie inside a copy. */
export const dataPath = (table: keyof Database): string => `data/${table}.ndjson`;

/** What a copy says about itself: when it was made and what lies in it. */
export const manifestSchema = v.object({
  format: v.literal(COPY_FORMAT),
  version: v.number(),
  exported_at: v.string(),
  email: v.nullable(v.string()),
  files: v.pipe(
    v.array(
      v.object({
        path: v.pipe(v.string(), v.maxLength(200)),
        rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
        bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
        sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
    v.maxLength(200),
  ),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
