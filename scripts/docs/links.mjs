import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LINK = /\]\(([^)\s]+)\)/g;
const CODE_BLOCK = /^```[\s\S]*?^```/gm;
/** This matches a path of the repository in a code span of a document, such as `scripts/dev.mjs`. */
const PATH = /`((?:api|docs|e2e|mfe-\w+|scripts|shared-contracts|shell)\/[\w./-]+\.\w+)`/g;
/** This matches a folder, a test without its ending, or an entry of the contract, such as `shared-contracts/store`. */
const FOLDER =
  /`((?:api|docs|e2e|mfe-[a-z]+|scripts|shared-contracts|shell)\/[a-z\d-]+(?:\/[a-z\d-]+)*)\/?`/g;

/** Returns the anchor of a heading, as GitHub derives it. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (text) =>
  new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading)));

function linkProblem(root, file, link) {
  if (/^[a-z]+:/.test(link)) return null;
  const [path, anchor] = link.split('#');
  const target = path === '' ? join(root, file) : join(root, dirname(file), path);
  if (!existsSync(target)) return `${file}: the link ${link} leads nowhere`;
  if (anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).has(anchor)) return null;
  return `${file}: the link ${link} names a heading that does not exist`;
}

/** Returns the problems of the links and the paths in one document. */
export function documentProblems(root, { file, text }, names) {
  const prose = text.replace(CODE_BLOCK, '');
  const links = [...prose.matchAll(LINK)].map(([, link]) => linkProblem(root, file, link));
  const paths = [...prose.matchAll(PATH)]
    .filter(([, path]) => !existsSync(join(root, path)))
    .map(([, path]) => `${file}: ${path} does not exist`);
  const folders = [...prose.matchAll(FOLDER)]
    .map(([, path]) => path.replace(/^shared-contracts\/(?!src\b)/, 'shared-contracts/src/'))
    .filter((path) => !existsSync(join(root, path)))
    .filter((path) => !names.some((name) => name.startsWith(`${path}.`)))
    .map((path) => `${file}: ${path} does not exist`);
  return [...links.filter((problem) => problem !== null), ...paths, ...folders];
}
