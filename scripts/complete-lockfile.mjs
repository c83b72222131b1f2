/**
 * Adds the optional packages of other platforms to package-lock.json. npm leaves them out when it cannot request
 * them, and the lock would then install no native code on those platforms. Run it after a change of dependencies:
 * node scripts/complete-lockfile.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const FILE = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(FILE, 'utf8'));

const OS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony'];
const CPU = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  arm: 'arm',
  wasm32: 'wasm32',
};

function platformOf(name) {
  const os = OS.find((each) => name.includes(each));
  const cpu = Object.keys(CPU).find((each) => new RegExp(`[-/]${each}(-|$)`).test(name));
  const libc = name.endsWith('-musl') ? 'musl' : name.endsWith('-gnu') ? 'glibc' : undefined;
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [CPU[cpu]] }),
    ...(libc && { libc: [libc] }),
  };
}

function isThere(from, name) {
  for (
    let place = from;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))
  ) {
    if (lock.packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (!place.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

let added = 0;
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name);
    if (isThere(path, name) || (!platform.os && !platform.cpu) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platform, optional: true };
    added += 1;
  }
}
const entries = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  FILE,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`,
);
console.log(`${added} packages of other platforms added to the lock`);
