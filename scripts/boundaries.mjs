import { folderProblems } from './boundaries/folders.mjs';
import { imports } from './boundaries/imports.mjs';
import { RULES } from './boundaries/rules.mjs';

function breaks({ from, fromNot, to, toNot }, edge) {
  const match = new RegExp(from).exec(edge.from);
  if (!match || (fromNot && new RegExp(fromNot).test(edge.from))) return false;
  if (!new RegExp(to).test(edge.to)) return false;
  return !toNot || !new RegExp(toNot.replace('$1', match[1] ?? '')).test(edge.to);
}

let broken = 0;
for (const edge of imports()) {
  if (edge.to === undefined) {
    broken += 1;
    console.log(`${edge.from} imports "${edge.specifier}", which is not there`);
    continue;
  }
  for (const rule of RULES.filter((each) => breaks(each, edge))) {
    broken += 1;
    console.log(`${edge.from} imports ${edge.to}\n  ${rule.name}: ${rule.comment}`);
  }
}
for (const problem of folderProblems()) {
  broken += 1;
  console.log(problem);
}
process.exitCode = broken === 0 ? 0 : 1;
