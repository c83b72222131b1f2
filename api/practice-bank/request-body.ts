import * as v from 'valibot';
import { isDay, NOT_A_DAY } from './civil-day';
import { PlaidFault } from './plaid-fault';

/** Reads the body of a request. Throws MISSING_FIELDS or INVALID_FIELD with the name of the field, as Plaid does. */
export function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body ?? {});
  if (result.success) return result.output;
  const missing = result.issues.filter((issue) => issue.received === 'undefined');
  if (missing.length > 0) {
    const names = missing.map((issue) => v.getDotPath(issue) ?? 'body').join(', ');
    throw new PlaidFault('MISSING_FIELDS', `the following required fields are missing: ${names}`);
  }
  const [issue] = result.issues;
  throw new PlaidFault('INVALID_FIELD', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

export const itemBody = v.object({ access_token: v.string() });

export const dayField = v.pipe(v.string(), v.check(isDay, NOT_A_DAY));
