import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type CustomUser, customUserSchema } from './schema';

export interface Persona {
  /** This is the file name without `.json`, which is also the `override_username` for the sign-in. */
  readonly id: string;
  readonly title: string;
  readonly user: CustomUser;
}

/** The message is one sentence that names the persona and the place of the mistake. */
export class PersonaError extends Error {
  override readonly name = 'PersonaError';
}

/** Decodes a custom user from the JSON text of a file or of Plaid's `override_password`. Throws `PersonaError`. */
export function parsePersona(id: string, text: string): Persona {
  const result = v.safeParse(customUserSchema, jsonOf(id, text), { abortEarly: true });
  if (result.success) return { id, title: titleOf(id), user: result.output };
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the file';
  throw new PersonaError(`Persona ${id} cannot be loaded: ${place} ${issue.message}.`);
}

function jsonOf(id: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PersonaError(`Persona ${id} cannot be loaded: it is not valid JSON.`);
  }
}

function titleOf(id: string): string {
  const words = id.replaceAll(/[-_+]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function loadPersonas(folder: string): Persona[] {
  return jsonFiles(folder).map((name) =>
    parsePersona(name.slice(0, -'.json'.length), readFileSync(join(folder, name), 'utf8')),
  );
}

function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    throw new PersonaError(`The persona folder ${folder} cannot be read.`);
  }
}
