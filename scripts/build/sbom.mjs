import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { BUILD, ROOT } from '../paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { packageName } from './package-name.mjs';

/** This file is the software bill of materials of the shipped product, in the format CycloneDX. */
export const SBOM_FILE = join(BUILD, 'sbom.cdx.json');

/** It lists all packages, because `--omit=dev` would leave out shipped packages that test tools also use. */
const ASK = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
const MOST_BYTES = 64_000_000;

/** Derives an id from the locked packages, so that the same lock gives the same document on every machine. */
function serialNumber() {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const parts = [8, 4, 4, 4, 12].map((length, at, all) => {
    const from = all.slice(0, at).reduce((sum, each) => sum + each, 0);
    return hash.slice(from, from + length);
  });
  return `urn:uuid:${parts.join('-')}`;
}

/** `name@version` of every locked package that we ship, and of our own workspaces. */
function shipped() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const entries = Object.entries(packages).filter(([, { dev, link }]) => !dev && !link);
  return new Set(
    entries.map(([path, { name, version }]) => `${name ?? packageName(path)}@${version}`),
  );
}

/** Leaves out packages that only builds and tests use. */
function ofShipped({ components, dependencies, ...sbom }) {
  const names = shipped();
  const shippedComponents = components.filter(({ group, name, version }) =>
    names.has(`${group ? `${group}/` : ''}${name}@${version}`),
  );
  const refs = new Set(
    [sbom.metadata.component, ...shippedComponents].map((each) => each['bom-ref']),
  );
  const edges = dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => refs.has(ref)) }));
  return { ...sbom, components: shippedComponents, dependencies: edges };
}

/** Removes the time, the npm version, and the folder name, which vary. The product replaces the folder name. */
function reproducible(sbom, serial) {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { timestamp: _, tools: __, component, ...metadata } = sbom.metadata;
  const product = { ...component, type: 'application', name, purl: `pkg:npm/${name}@${version}` };
  return {
    ...ofShipped(sbom),
    serialNumber: serial,
    metadata: { ...metadata, component: product },
  };
}

const isCurrent = (file, serial) =>
  existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).serialNumber === serial;

/** Writes the bill of materials unless a current one exists. npm reads only the lock file, which takes a second. */
export async function writeSbom(file = SBOM_FILE) {
  const serial = serialNumber();
  if (isCurrent(file, serial)) return;
  const sbom = reproducible(await askNpm(), serial);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

async function askNpm() {
  const isWindows = process.platform === 'win32';
  const options = { cwd: ROOT, maxBuffer: MOST_BYTES, shell: isWindows };
  try {
    const { stdout } = await promisify(execFile)(isWindows ? 'npm.cmd' : 'npm', ASK, options);
    return JSON.parse(stdout);
  } catch (error) {
    const [said = ''] = /^npm error .*/m.exec(error.stderr ?? '') ?? [];
    throw new PlainFailure(`npm could not list the packages for the bill of materials. ${said}`);
  }
}
