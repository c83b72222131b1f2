import * as v from 'valibot';
import type { Database } from '../db/schema';

/** It increases when older versions of the product could not restore a copy. */
export const COPY_VERSION = 1;

export const COPY_FORMAT = 'personal-finance-copy';

export const MANIFEST = 'manifest.json';

export const dataPath = (table: keyof Database): string => `data/${table}.ndjson`;

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
