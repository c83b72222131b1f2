import * as v from 'valibot';

const mailedCodeSchema = v.object({
  email: v.string(),
  outbox: v.boolean(),
});

export type MailedCode = v.InferOutput<typeof mailedCodeSchema>;

export const isMailedCode = (state: unknown): state is MailedCode => v.is(mailedCodeSchema, state);
