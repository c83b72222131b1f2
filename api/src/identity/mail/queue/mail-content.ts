import * as v from 'valibot';
import type { Keyring } from '../../../platform/keyring';
import { contextOf, type MailRef } from './mail-store';

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ to: v.string(), subject: v.string(), body: v.string() }),
);

export type MailContent = v.InferOutput<typeof schema>;

/** Throws an `UnsealableError` when no key opens it. */
export const openMail = (
  keyring: Keyring,
  mail: MailRef & { readonly sealed: string },
): MailContent => v.parse(schema, keyring.open(mail.sealed, contextOf(mail)));
