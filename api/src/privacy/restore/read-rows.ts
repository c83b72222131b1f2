import {
  chatMessageDetailsSchema,
  assumptionsSchema,
  factFinderSchema,
  investmentNotesSchema,
  ruleBodySchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { partsSchema, tagsSchema } from '../../db/row/edits';
import { hasDirectionControls, withoutDirectionControls } from '../../entity/direction-controls';
import { shownMerchant } from '../../db/row/transaction-row';
import type { Database } from '../../db/schema';
import { BUDGET_KIND, budgetDocument } from '../../finance/budget/budget-start';
import { ASSUMPTIONS_KIND } from '../../finance/user-entries/assumption-routes';
import { INVESTMENT_NOTES_KIND } from '../../finance/investment/investment-store';
import { FACT_FINDER_KIND } from '../../finance/user-entries/fact-finder';
import {
  SAMPLE_CHANGES_KIND,
  sampleChangesSchema,
} from '../../finance/user-entries/sample-changes';
import type { Kind, Row } from '../kind/kind';
import { dataPath } from '../manifest';
import { MAX_LINE_BYTES, type Meter, refused, TOO_LARGE } from './limits';
import type { Copy } from './open-copy';

const LINE_END = 10;

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let start: Buffer[] = [];
  let length = 0;
  const take = (piece: Buffer): string => {
    const line = start.length === 0 ? piece : Buffer.concat([...start, piece]);
    start = [];
    length = 0;
    return line.toString();
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
      const line = take(chunk.subarray(from, end));
      if (line !== '') yield line;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    if (rest.length > 0) start.push(rest);
    length += rest.length;
    if (length > MAX_LINE_BYTES) throw refused(TOO_LARGE);
  }
  if (start.length > 0) yield take(Buffer.alloc(0));
}

/** Other documents are not restored. */
const DOCUMENTS: Readonly<Record<string, v.GenericSchema>> = {
  [ASSUMPTIONS_KIND]: assumptionsSchema,
  [FACT_FINDER_KIND]: factFinderSchema,
  [INVESTMENT_NOTES_KIND]: investmentNotesSchema,
  [BUDGET_KIND]: budgetDocument,
  [SAMPLE_CHANGES_KIND]: sampleChangesSchema,
};

function isJsonOf(schema: v.GenericSchema, text: Row[string] | undefined): boolean {
  if (typeof text !== 'string') return true;
  try {
    return v.is(schema, JSON.parse(text));
  } catch {
    return false;
  }
}

type Check = (row: Row) => boolean;

const CHECKS: Readonly<Partial<Record<keyof Database, Check>>> = {
  documents: ({ kind, body }) => isJsonOf(DOCUMENTS[String(kind)] ?? v.never(), body),
  transaction_edits: ({ parts, tags }) =>
    isJsonOf(partsSchema, parts) && isJsonOf(tagsSchema, tags),
  rules: ({ body }) => isJsonOf(ruleBodySchema, body),
  chat_messages: ({ details }) => isJsonOf(chatMessageDetailsSchema, details),
  ai_sent: ({ requests }) => isJsonOf(v.array(v.string()), requests),
};

const hasValidJson = (table: keyof Database, row: Row): boolean => CHECKS[table]?.(row) ?? true;

const isSkipped = (table: keyof Database, row: Row): boolean =>
  table === 'documents' && !Object.hasOwn(DOCUMENTS, String(row['kind']));

function parse(line: string): unknown {
  try {
    return JSON.parse(hasDirectionControls(line) ? withoutDirectionControls(line) : line);
  } catch {
    return undefined;
  }
}

/** Restored accounts of a bank are manual, because no bank updates them. */
function unlinked(table: Kind['table'], row: Row): Row {
  if (table === 'accounts') return { ...row, source: 'manual', item_id: null };
  if (table !== 'transactions') return row;
  const [name, merchant] = [String(row['name']), String(row['merchant'])];
  const source = row['source'] === 'bank' ? 'bank' : 'manual';
  return { ...row, source: 'manual', merchant: shownMerchant({ source, name, merchant }) };
}

/** Returns the rows of one table to restore. Throws COPY_REFUSED, which names the first bad row. */
export async function* readRows(copy: Copy, kind: Kind, meter: Meter): AsyncGenerator<Row> {
  const { table, columns } = kind;
  const path = dataPath(table);
  const schema = v.object(columns);
  let count = 0;
  for await (const line of linesOf(copy.chunks(path, meter))) {
    meter.addRow();
    count += 1;
    const { success, output } = v.safeParse(schema, parse(line));
    if (!success) throw refused(`Row ${count} of ${path} cannot be read`);
    if (isSkipped(table, output)) continue;
    if (!hasValidJson(table, output)) throw refused(`Row ${count} of ${table} cannot be read`);
    yield unlinked(table, output);
  }
}
