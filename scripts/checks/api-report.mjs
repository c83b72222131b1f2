import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { apiReport } from '../remote-kit/pack/api-report.mjs';
import { runTypeScript } from '../remote-kit/pack/run-type-script.mjs';

const FILE = join(ROOT, 'shared-contracts/api-report.md');

/** Every exported name with its entry, such as `@halyard/shared-contracts/ui Card`. */
function namesIn(report) {
  let entry = '';
  return report.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) entry = line.slice(3);
    return line.startsWith('- ') ? [`${entry} ${line.slice(2)}`] : [];
  });
}

await runTypeScript('shared-contracts');
const report = apiReport();
if (process.argv.includes('--keep')) writeFileSync(FILE, report);
else {
  const living = new Set(namesIn(report));
  const gone = namesIn(readFileSync(FILE, 'utf8')).filter((name) => !living.has(name));
  if (gone.length > 0) {
    console.error(
      `Teams outside this repository may use what is gone:\n${gone.join('\n')}\nIf that is meant: node scripts/checks/api-report.mjs --keep`,
    );
    process.exitCode = 1;
  }
}
