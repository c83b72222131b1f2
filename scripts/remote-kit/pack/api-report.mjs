import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { CACHE } from '../../paths.mjs';
import { contractVersion } from '../../rspack/contract.mjs';
import { contractEntries } from './contract-entries.mjs';

const TYPES = join(CACHE, 'types/shared-contracts');

function fileNamed(from, name) {
  const base = join(dirname(from), name);
  return ['.d.ts', '/index.d.ts'].map((ending) => base + ending).find(existsSync);
}

/** Returns the names that a declaration file exports, including those of `export *`. */
function namesIn(file) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const entries = module.staticExports.flatMap((each) => each.entries);
  return entries.flatMap(({ exportName, importName, moduleRequest }) => {
    if (exportName.name) return [exportName.name];
    const isAll = ['AllButDefault'].includes(importName.kind) && moduleRequest;
    return isAll ? namesIn(fileNamed(file, moduleRequest.value)) : [];
  });
}

/** Returns the exports of the packed contract by entry. The declarations in `.cache/types` must be current. */
export function apiReport() {
  const parts = contractEntries()
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([entry, file]) => {
      const names = new Set(namesIn(join(TYPES, file.replace(/\.tsx?$/, '.d.ts'))));
      const listed = [...names].sort((a, b) => (a < b ? -1 : 1)).map((name) => `- ${name}`);
      return [`## ${entry.replace('.', '@halyard/shared-contracts')}`, '', ...listed, ''].join(
        '\n',
      );
    });
  return `# What the contract exports

Generated for contract ${contractVersion()}: \`node scripts/checks/api-report.mjs --keep\`. Teams outside this repository may use each of these names.

${parts.join('\n')}`;
}
