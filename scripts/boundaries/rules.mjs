import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { remoteFolders } from '../build/remote-folders.mjs';

/** These are the allowed imports between the folders of shared-contracts. All others are refused. */
const CONTRACTS = {
  brand: [],
  onboarding: [],
  money: [],
  finance: ['money'],
  'long-run': ['finance', 'money'],
  wire: ['finance', 'money'],
  demo: ['finance', 'money'],
  store: ['wire', 'demo', 'finance', 'money'],
  ui: ['finance', 'money'],
  form: ['ui'],
  remote: ['store', 'ui'],
  search: ['store', 'ui', 'wire', 'finance', 'money'],
  kit: ['ui', 'finance', 'money'],
};

const APPS = ['shell', ...remoteFolders()];

/** Several features of a remote share these folders. Every other folder is a separate feature. */
const SHARED_IN_REMOTE = ['data', 'form', 'link', 'statement'];

/** Every part of the api may use these folders. Every other folder is a separate part. */
const SHARED_IN_API = [
  'changes',
  'config',
  'db',
  'entity',
  'identity',
  'jobs',
  'limits',
  'platform',
  'quota',
  'rules',
  'security-events',
  'testing',
  'work',
];
const API_PART_MAY_USE = {
  ai: ['finance'],
  platform: ['remotes'],
  privacy: ['bank', 'finance'],
};

const TESTS = String.raw`\.(test|e2e)\.tsx?$|/testing/|-test/`;
const foldersOf = (path) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const oneOf = (names) => `(${names.join('|')})`;

const contractRules = Object.entries(CONTRACTS).map(([zone, allowed]) => ({
  name: `contracts-${zone}`,
  comment: `shared-contracts/${zone} may import ${allowed.join(', ') || 'nothing of ours'}: see docs/architecture.md.`,
  from: `^shared-contracts/src/${zone}/`,
  fromNot: TESTS,
  to: '^(shared-contracts/src|shell|mfe-|api|e2e)',
  toNot: `^shared-contracts/src/${oneOf([zone, ...allowed])}/`,
}));

const siblingRules = APPS.flatMap((app) =>
  foldersOf(`${app}/src`)
    .filter((feature) => app !== 'shell' && !SHARED_IN_REMOTE.includes(feature))
    .map((feature) => ({
      name: `${app}-${feature}`,
      comment: `A feature never imports its sibling: move what both need to a folder that features share (${SHARED_IN_REMOTE.join(', ')}) or to shared-contracts.`,
      from: `^${app}/src/(?!${feature}/)[^/]+/`,
      to: `^${app}/src/${feature}/`,
    })),
);

const apiRules = foldersOf('api/src')
  .filter((part) => !SHARED_IN_API.includes(part))
  .map((part) => {
    const users = Object.keys(API_PART_MAY_USE).filter((user) =>
      API_PART_MAY_USE[user].includes(part),
    );
    return {
      name: `api-${part}`,
      comment: `A part of the api never imports its sibling: move what both need to a folder that parts share (${SHARED_IN_API.join(', ')}). Exceptions are in API_PART_MAY_USE of scripts/boundaries/rules.mjs.`,
      from: `^api/src/(?!${oneOf([part, ...users])}/)[^/]+/`,
      fromNot: TESTS,
      to: `^api/src/${part}/`,
      toNot: TESTS,
    };
  });

/**
 * Each rule forbids imports: a file whose path matches `from` (and not `fromNot`) must not import a file that
 * matches `to` (and not `toNot`). `$1` in `toNot` is the first group of `from`.
 */
export const RULES = [
  ...contractRules,
  ...siblingRules,
  ...apiRules,
  {
    name: 'no-app-imports-another',
    comment: 'Deployables meet in shared-contracts and over HTTP, never in an import.',
    from: `^${oneOf([...APPS, 'api'])}/`,
    to: `^${oneOf([...APPS, 'api'])}/`,
    toNot: '^$1/',
  },
  {
    name: 'apps-take-no-demo-and-no-testing',
    comment:
      'Sample data reaches a screen through the store alone; test helpers reach tests alone.',
    from: `^${oneOf(APPS)}/`,
    fromNot: TESTS,
    to: '^shared-contracts/src/(demo|testing)/',
  },
  {
    name: 'api-has-no-screens',
    comment:
      'The api shares rules, shapes and the sample household with the browser, nothing that draws or holds state.',
    from: '^api/',
    fromNot: TESTS,
    to: '^shared-contracts/src/(store|ui|form|remote|testing)/',
    toNot: '^shared-contracts/src/remote/registry/',
  },
  {
    name: 'registry-draws-nothing',
    comment: 'Shell, api and command line read the registry by the same pure code.',
    from: '^shared-contracts/src/remote/registry/',
    fromNot: TESTS,
    to: '^(shared-contracts/src|shell|mfe-|api|e2e)',
    toNot: '^shared-contracts/src/remote/registry/',
  },
  {
    name: 'practice-bank-stands-alone',
    comment:
      'The practice bank stands in for Plaid: the api knows it over HTTP only, and it knows nothing of the api.',
    from: '^api/(src|practice-bank)/',
    fromNot: TESTS,
    to: '^api/(src|practice-bank)/',
    toNot: '^api/$1/',
  },
];
