import { PlainFailure } from '../run/plain-failure.mjs';

const STEPS = {
  team: { list: 'team-list', add: 'team-add', remove: 'team-remove' },
  token: { new: 'token-new', revoke: 'token-revoke' },
};

/** The second word of these commands names this kind of object. */
const NAMED = {
  'team-add': 'team',
  'team-remove': 'team',
  'token-new': 'team',
  'token-revoke': 'token',
};

/** Runs `team add <team>`, `team remove <team>`, `team list`, `token new <team>`, or `token revoke <number>`. */
export function teamCommand(command, words, params, carry) {
  const steps = STEPS[command];
  const [step = command === 'team' ? 'list' : '', name] = words;
  if (!Object.hasOwn(steps, step)) {
    throw new PlainFailure(
      `Say what to do: ${Object.keys(steps)
        .map((each) => `${command} ${each}`)
        .join(', ')}.`,
    );
  }
  const known = steps[step];
  const named = NAMED[known];
  return carry(named && name !== undefined ? { ...params, [named]: name } : params, known);
}
