import * as v from 'valibot';

const changeSchema = v.object({
  seq: v.number(),
  quarantine: v.number(),
});

/** It is sent on connection and after every change. Other numbers mean that the documents are out of date. */
export type RemotesChange = v.InferOutput<typeof changeSchema>;

export function parseChange(data: string): RemotesChange {
  return v.parse(changeSchema, JSON.parse(data));
}
