import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { help as operatorHelp } from '../mfe/commands.mjs';
import { ROOT } from '../paths.mjs';
import { help as teamHelp } from '../remote-kit/cli/commands.mjs';

const FILE = join(ROOT, 'docs/remotes-commands.md');

const text = () => `# Commands for remotes

This page is generated: \`node scripts/checks/command-reference.mjs --keep\`. [Remotes](remotes.md) shows how to use the commands.

## For a team, in the folder of its remote

\`\`\`
${teamHelp()}
\`\`\`

## For a team and for the operator, in this repository

\`\`\`
${operatorHelp()}
\`\`\`
`;

if (process.argv.includes('--keep')) writeFileSync(FILE, text());
else if (readFileSync(FILE, 'utf8') !== text()) {
  console.error(
    'docs/remotes-commands.md is not what the commands say. Run: node scripts/checks/command-reference.mjs --keep',
  );
  process.exitCode = 1;
}
