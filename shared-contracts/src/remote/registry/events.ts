import * as v from 'valibot';

const changeSchema = v.object({
  /** Sequence number of the registry in force. */
  seq: v.number(),
  /** Revision of the quarantine in force. */
  quarantine: v.number(),
});

/**
 * What `EVENTS_URL` sends as unnamed messages: once when a browser connects, then with every change. A browser with
 * other numbers reads the documents again.
 */
export type RemotesChange = v.InferOutput<typeof changeSchema>;

/** Reads the data of a message; throws for any other shape. */
export function parseChange(data: string): RemotesChange {
  return v.parse(changeSchema, JSON.parse(data));
}
