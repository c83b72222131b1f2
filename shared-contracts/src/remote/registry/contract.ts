import * as v from 'valibot';
import { rangeSchema, satisfies, versionSchema } from './version';

/** What a shell provides: its own version of the contract, and which versions of a remote's contract it still takes. */
export const shellContractSchema = v.object({ current: versionSchema, supported: rangeSchema });
export type ShellContract = v.InferOutput<typeof shellContractSchema>;

/** What a remote needs: the contract it was built with, and the range of shells that it runs in. */
export const remoteContractSchema = v.object({ builtWith: versionSchema, requires: rangeSchema });
export type RemoteContract = v.InferOutput<typeof remoteContractSchema>;

/** Version of this contract: a minor adds, a major removes or tightens (see `history/`). */
export const CONTRACT_VERSION = '1.4.0';

/** What the shell of this tree provides. */
export const SHELL_CONTRACT: ShellContract = { current: CONTRACT_VERSION, supported: '^1.0.0' };

export type Compatibility = 'compatible' | 'incompatible' | 'unknown';

/** Whether a remote runs in a shell, told before a byte of it is fetched. What cannot be read is unknown. */
export function compatibility(remote: RemoteContract, shell: ShellContract): Compatibility {
  const answers = [
    satisfies(shell.current, remote.requires),
    satisfies(remote.builtWith, shell.supported),
  ];
  if (answers.includes(null)) return 'unknown';
  return answers.includes(false) ? 'incompatible' : 'compatible';
}
