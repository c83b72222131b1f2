import * as v from 'valibot';
import { rangeSchema, satisfies, versionSchema } from './version';

export const shellContractSchema = v.object({ current: versionSchema, supported: rangeSchema });
export type ShellContract = v.InferOutput<typeof shellContractSchema>;

export const remoteContractSchema = v.object({ builtWith: versionSchema, requires: rangeSchema });
type RemoteContract = v.InferOutput<typeof remoteContractSchema>;

/** A minor version adds, and a major one removes or restricts (see `history/`). */
export const CONTRACT_VERSION = '1.7.0';

export const SHELL_CONTRACT: ShellContract = { current: CONTRACT_VERSION, supported: '^1.0.0' };

type Compatibility = 'compatible' | 'incompatible' | 'unknown';

export function compatibility(remote: RemoteContract, shell: ShellContract): Compatibility {
  const answers = [
    satisfies(shell.current, remote.requires),
    satisfies(remote.builtWith, shell.supported),
  ];
  if (answers.includes(null)) return 'unknown';
  return answers.includes(false) ? 'incompatible' : 'compatible';
}
