import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePersona, type Persona, PersonaError } from './persona';

/** Every `*.json` of a folder as a persona, in name order. Throws `PersonaError` for the first bad one. */
export function loadPersonas(folder: string): Persona[] {
  return fileNames(folder).map((name) =>
    parsePersona(name.slice(0, -'.json'.length), readFileSync(join(folder, name), 'utf8')),
  );
}

function fileNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    throw new PersonaError(`The persona folder ${folder} cannot be read.`);
  }
}
