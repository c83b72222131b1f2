import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILD, ROOT } from '../../paths.mjs';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { writeContractPackage } from './contract-package.mjs';
import { writeCreatePackage } from './create-package.mjs';
import { writeKitPackage } from './kit-package.mjs';

/** This folder has the tarballs, under names without a version. */
const PACKAGES_DIR = join(BUILD, 'packages');

const PACKAGES = {
  'halyard-shared-contracts': writeContractPackage,
  'halyard-remote-kit': writeKitPackage,
  'create-halyard-remote': writeCreatePackage,
};

async function tarball(name, folder) {
  const isWindows = process.platform === 'win32';
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  try {
    await promisify(execFile)(isWindows ? 'npm.cmd' : 'npm', args, {
      cwd: join(folder, name),
      shell: isWindows,
    });
  } catch (error) {
    throw new PlainFailure(`npm could not pack ${name}. ${error.stderr ?? ''}`);
  }
  const made = readdirSync(folder).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.tgz'),
  );
  renameSync(join(folder, made), join(PACKAGES_DIR, `${name}.tgz`));
}

/** Packs the contract, the kit for remotes, and `npm create halyard-remote` for teams outside this repository. */
export async function pack(say = () => {}) {
  const draft = join(PACKAGES_DIR, 'draft');
  rmSync(PACKAGES_DIR, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await Promise.all(
    Object.entries(PACKAGES).map(async ([name, write]) => {
      await write(join(draft, name));
      cpSync(join(ROOT, 'LICENSE'), join(draft, name, 'LICENSE'));
      await tarball(name, draft);
    }),
  );
  rmSync(draft, { recursive: true });
  say('Packed the contract and the kit for remotes into .build/packages');
}
