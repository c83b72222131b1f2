import { type Query, querySchema } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { GLOSSARY_IDS } from '../general/glossary';
import type { ModelFunction } from './model';

const MOST_QUERIES = 3;

/** A model may return queries or a term of the glossary, but no text. */
const readingSchema = v.strictObject({
  queries: v.pipe(v.array(querySchema), v.maxLength(MOST_QUERIES)),
  term: v.nullable(v.picklist(GLOSSARY_IDS)),
});

export type Reading = v.InferOutput<typeof readingSchema>;

export const ASK: ModelFunction = {
  name: 'ask',
  description: 'Asks for figures of the person, or for the explanation of a general term.',
  input: readingSchema,
};

/** Returns the reading, or null for invalid arguments. */
export function readingOf(args: string | null): Reading | null {
  try {
    return v.parse(readingSchema, JSON.parse(args ?? ''));
  } catch {
    return null;
  }
}

/** Replaces aliases by the user's own names. */
export function withNames(query: Query, nameOf: (alias: string) => string): Query {
  return {
    ...query,
    subjects: query.subjects.map((subject) =>
      subject.kind === 'account' ? { ...subject, name: nameOf(subject.name) } : subject,
    ),
  };
}
