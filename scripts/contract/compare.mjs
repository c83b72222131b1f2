import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';
import { LIVING_BRANDS } from './surface.mjs';

const FOLDER = join(CACHE, 'contract');

const nameOf = (version) => version.replaceAll('.', '_');
const nameIn = (module) => module.replaceAll(/\W/g, '_');

/** Every name in these modules must still exist and fit. They are stored since the kit is shared (1.3.0). */
const GROWING = ['ui/index', 'list/valibot', 'list/react-redux', 'list/router'];

const growing = (name, version, declarations) =>
  GROWING.filter((module) => `${module}.d.ts` in declarations)
    .map(
      (module) =>
        `export const ${nameIn(module)}${name}: typeof import('./${version}/${module}') = living_${nameIn(module)};`,
    )
    .join('\n');

/** A shell may only provide more. It may only require less of a remote. */
const assertions = ([version, declarations]) => {
  const name = nameOf(version);
  return `
import type * as Store${name} from './${version}/store/index';
import type { RemoteModule as Remote${name} } from './${version}/remote/remote-module';
declare const remote${name}: Remote${name};
export const names${name}: Record<keyof typeof Store${name}, unknown> = livingStore;
export const slices${name}: Record<keyof Store${name}.AppState, unknown> = livingState;
export const plain${name}: Plain<typeof Store${name}> = livingPlain;
export const endpoints${name}: Endpoints<typeof Store${name}.appApi> = livingEndpoints;
export const takes${name}: LivingRemote = remote${name};
${growing(name, version, declarations)}
`;
};

/**
 * The toolkit's types also use an answer as input, so the smallest addition would count as a break. Therefore the
 * check compares only what a remote uses: the names, and each endpoint as a function from its argument to its
 * answer.
 */
const HEAD = `
import type { Api, EndpointDefinition } from '@reduxjs/toolkit/query';
import type * as LivingStore from './living/store/index';
import type { RemoteModule as LivingRemote } from './living/remote/remote-module';
type Definitions<A> = A extends Api<any, infer D, any, any, any> ? D : never;
type Call<D> = D extends EndpointDefinition<infer A, any, any, infer R, any> ? (arg: A) => R : never;
type Endpoints<A> = { [E in keyof Definitions<A>]: Call<Definitions<A>[E]> };
type OfToolkit = 'appApi' | 'createAppStore' | 'rootReducer' | \`use\${string}Query\` | \`use\${string}Mutation\`;
type Plain<S> = { [K in keyof S as K extends OfToolkit ? never : K]: S[K] };
declare const livingStore: typeof LivingStore;
declare const livingState: LivingStore.AppState;
declare const livingPlain: Plain<typeof LivingStore>;
declare const livingEndpoints: Endpoints<typeof LivingStore.appApi>;
${GROWING.map((module) => `declare const living_${nameIn(module)}: typeof import('./living/${module}');`).join('\n')}
`;

const CONFIG = {
  compilerOptions: {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    jsx: 'react-jsx',
  },
  files: ['check.ts', join(ROOT, 'shared-contracts/src/css-modules.d.ts')],
};

function layOut(version, declarations) {
  for (const [name, text] of Object.entries({ ...declarations, ...LIVING_BRANDS })) {
    const file = join(FOLDER, version, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function compile() {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', FOLDER, '--pretty', 'false'], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return error.stdout;
  }
}

/**
 * Checks that every shell and remote that was built against one of `versions` still fits `living`. Returns the
 * compiler's messages, or an empty text if all fit.
 */
export function incompatibilities(living, versions) {
  rmSync(FOLDER, { recursive: true, force: true });
  layOut('living', living);
  for (const [version, declarations] of Object.entries(versions)) layOut(version, declarations);
  writeFileSync(join(FOLDER, 'check.ts'), HEAD + Object.entries(versions).map(assertions).join(''));
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(CONFIG, null, 2));
  return compile();
}
