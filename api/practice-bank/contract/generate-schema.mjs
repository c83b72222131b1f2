// Usage: node generate-schema.mjs <types.ts> <out.json> <type name>... It writes one JSON Schema with the
// definitions of all named types and of the types that they use.
import { writeFileSync } from 'node:fs';
import tjs from 'typescript-json-schema';

const [types, out, ...names] = process.argv.slice(2);
const program = tjs.getProgramFromFiles([types], {
  strictNullChecks: true,
  skipLibCheck: true,
  lib: ['es2020'],
});
const generator = tjs.buildGenerator(program, {
  required: true,
  noExtraProps: true,
  strictNullChecks: true,
  ignoreErrors: true,
});
writeFileSync(out, JSON.stringify(generator.getSchemaForSymbols(names)));
