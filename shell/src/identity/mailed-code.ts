import * as v from 'valibot';

const mailedCodeSchema = v.object({
  /** The address that the code was mailed to. */
  email: v.string(),
  /** True where mail waits in the outbox of this machine. */
  outbox: v.boolean(),
});

/** A sign-up that waits for the code from the mail. */
export type MailedCode = v.InferOutput<typeof mailedCodeSchema>;

export const isMailedCode = (state: unknown): state is MailedCode => v.is(mailedCodeSchema, state);
