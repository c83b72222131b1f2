import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Returns the exported names of a list in `scripts/rspack`. */
const listed = (list: string): string[] => {
  const text = readFileSync(join(ROOT, 'scripts/rspack', `${list}.mjs`), 'utf8');
  return (/\{([^}]*)\} from/.exec(text)?.[1] ?? '').split(/[\s,]+/).filter(Boolean);
};

const FOLDERS = ['shared-contracts', 'shell', 'mfe-dashboard', 'mfe-money', 'mfe-planning'];
const sources = [...FOLDERS, 'mfe-legal'].flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, 'src', name), 'utf8')),
);

const TYPES = ['GenericSchema', 'InferInput', 'InferOutput'];

test('the shell shares the parts of valibot that the pages use, and no more', () => {
  const whole = sources.filter((text) => text.includes("import * as v from 'valibot'"));
  const called = whole.flatMap((text) =>
    [...text.matchAll(/\bv\s*\.\s*(\w+)/g)].map(([, name = '']) => name),
  );
  const named = sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from 'valibot'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  expect(called).toContain('base64');
  const used = new Set([...called, ...named].filter((name) => !TYPES.includes(name)));
  expect(listed('valibot').toSorted()).toEqual([...used].toSorted());
});

test('it shares the parts of react-redux that the pages and Redux Toolkit use', () => {
  const toolkit = readFileSync(
    join(ROOT, 'node_modules/@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs'),
    'utf8',
  );
  const used = [...sources, toolkit].flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from ['"]react-redux['"]/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  expect(listed('react-redux').toSorted()).toEqual([...new Set(used)].toSorted());
});
