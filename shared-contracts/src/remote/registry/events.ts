import * as v from 'valibot';

const changeSchema = v.object({
  seq: v.number(),
  quarantine: v.number(),
});

/**
 * The server sends these numbers when a browser connects and after every change; other numbers mean
 * that the documents are out of date.
 */
export type RemotesChange = v.InferOutput<typeof changeSchema>;

export function parseChange(data: string): RemotesChange {
  return v.parse(changeSchema, JSON.parse(data));
}
