import * as v from 'valibot';
import { type CustomUser, customUserSchema } from './schema';

/** A person at the practice bank: a name to sign in with, and Plaid's custom-user object. */
export interface Persona {
  /** File name without `.json`; also the `override_username` that opens this persona. */
  readonly id: string;
  readonly title: string;
  readonly user: CustomUser;
}

/** A persona that cannot be read. The message is one sentence that names the file and the place in it. */
export class PersonaError extends Error {
  override readonly name = 'PersonaError';
}

/** Decodes a custom-user object that was already parsed from JSON. Throws `PersonaError`. */
export function decodePersona(id: string, json: unknown): Persona {
  const result = v.safeParse(customUserSchema, json, { abortEarly: true });
  if (result.success) return { id, title: titleOf(id), user: result.output };
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the file';
  throw new PersonaError(`Persona ${id} cannot be loaded: ${place} ${issue.message}.`);
}

/** Decodes a custom user from JSON text: a file, or Plaid's `override_password`. Throws `PersonaError`. */
export function parsePersona(id: string, text: string): Persona {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new PersonaError(`Persona ${id} cannot be loaded: it is not valid JSON.`);
  }
  return decodePersona(id, json);
}

function titleOf(id: string): string {
  const words = id.replaceAll(/[-_+]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
