import { type Query, querySchema } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { GLOSSARY_IDS } from '../general/glossary';
import type { ModelFunction } from './model';

const MOST_QUERIES = 3;

/** What a model may return: queries, or a term of the glossary. There is no place for a text. */
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

/** The reading that a model returned; null for anything else. */
export function readingOf(args: string | null): Reading | null {
  try {
    return v.parse(readingSchema, JSON.parse(args ?? ''));
  } catch {
    return null;
  }
}

/** A query whose accounts and debts are called as the user calls them. */
export function withNames(query: Query, nameOf: (alias: string) => string): Query {
  return {
    ...query,
    subjects: query.subjects.map((subject) =>
      subject.kind === 'account' ? { ...subject, name: nameOf(subject.name) } : subject,
    ),
  };
}
