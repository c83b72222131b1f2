import { isRemoteModule, type RemoteModule } from '@halyard/shared-contracts/remote';
import type { Candidate } from '../loader/candidates';
import { LoadFailure } from './load-failure';

function mismatch(module: RemoteModule, { remote, version, entry }: Candidate): string | null {
  if (module.name !== remote) return `calls itself ${module.name}`;
  if (module.version !== version) return `calls itself version ${module.version}`;
  if (module.contract !== entry.contract.builtWith)
    return `was built with contract ${module.contract}`;
  const listed = new Set(entry.routes.map(({ path }) => path));
  const unlisted = module.routes.find(({ path }) => !listed.has(path));
  if (unlisted) return `brings ${unlisted.path}, which is not among its routes`;
  const missing = entry.routes.find(({ path }) => !module.routes.some((own) => own.path === path));
  return missing ? `does not bring ${missing.path}` : null;
}

export function assertHandshake(module: unknown, candidate: Candidate): RemoteModule {
  const refuse = (problem: string) => {
    throw new LoadFailure('handshake', `${candidate.remote}@${candidate.version} ${problem}`);
  };
  if (!isRemoteModule(module)) return refuse('does not expose a remote');
  const problem = mismatch(module, candidate);
  return problem === null ? module : refuse(problem);
}
