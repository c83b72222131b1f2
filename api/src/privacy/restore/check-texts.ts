import { chatMessageDetailsSchema, factFinderSchema } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { partsSchema } from '../../db/row/edits';
import type { Database } from '../../db/schema';
import { FACT_FINDER_KIND } from '../../finance/paper/fact-finder';
import { SAMPLE_CHANGES_KIND, sampleChangesSchema } from '../../finance/paper/sample-changes';
import type { Row } from '../kind/kind';

/** Documents that come back. A permission does not: it is asked for anew, under the text of today. */
const DOCUMENTS: Readonly<Record<string, v.GenericSchema>> = {
  [FACT_FINDER_KIND]: factFinderSchema,
  [SAMPLE_CHANGES_KIND]: sampleChangesSchema,
};

/** Whether a text is JSON of this shape; what is not there is fine. */
function holds(schema: v.GenericSchema, text: Row[string] | undefined): boolean {
  if (typeof text !== 'string') return true;
  try {
    return v.is(schema, JSON.parse(text));
  } catch {
    return false;
  }
}

type Check = (row: Row) => boolean;

/** What columns say that hold JSON: screens read them without asking again. */
const CHECKS: Readonly<Partial<Record<keyof Database, Check>>> = {
  documents: ({ kind, body }) => holds(DOCUMENTS[String(kind)] ?? v.never(), body),
  transaction_edits: ({ parts }) => holds(partsSchema, parts),
  chat_messages: ({ details }) => holds(chatMessageDetailsSchema, details),
  ai_sent: ({ requests }) => holds(v.array(v.string()), requests),
};

/** True when the JSON inside a row is what the product would have written there. */
export const hasSoundTexts = (table: keyof Database, row: Row): boolean =>
  CHECKS[table]?.(row) ?? true;

/** True for rows that a copy may hold and that are not brought back. */
export const isLeftOut = (table: keyof Database, row: Row): boolean =>
  table === 'documents' && !Object.hasOwn(DOCUMENTS, String(row['kind']));
