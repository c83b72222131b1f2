import * as v from 'valibot';
import { PlaidFault } from './plaid-fault';

/** Reads a request's body, or throws MISSING_FIELDS or INVALID_FIELD naming the field, as Plaid does. */
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

/** The body of every endpoint that only names an Item. */
export const itemBody = v.object({ access_token: v.string() });

/** The body of every endpoint that may ask for some of an Item's accounts. */
export const accountsBody = v.object({
  access_token: v.string(),
  options: v.nullish(v.object({ account_ids: v.nullish(v.array(v.string())) })),
});
