import * as v from 'valibot';
import { registryOf } from '../storage/registry-store';
import { Refused } from '../storage/refused';
import { changeTeams, LEVELS, type Teams, teamsOf } from '../team/team-store';
import { newToken } from '../team/team-token';
import { defineCommand } from './define-command';
import * as params from './params';
import { changeRemote, done, type Outcome, type World } from './world';

const DAY_MS = 86_400_000;
const MOST_DAYS = 365;

const teamName = v.pipe(
  v.string('the name of a team'),
  v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'the name of a team, as team-money'),
);

const addSchema = v.object({
  team: teamName,
  remote: params.remote,
  critical: v.optional(v.boolean(), false),
  reason: params.reason,
});

/** Registers a remote with a team, or gives it to another one. The registry shows the change at once. */
async function add(
  world: World,
  { team, remote, critical, reason }: v.InferOutput<typeof addSchema>,
): Promise<Outcome> {
  const act = { who: world.who, what: `team add ${team} --remote ${remote}`, why: reason };
  await changeTeams(world.store, act, world.now(), (teams) => ({
    ...teams,
    remotes: { ...teams.remotes, [remote]: { team, critical } },
  }));
  const isListed = Object.hasOwn((await registryOf(world.store)).remotes, remote);
  if (isListed) {
    await changeRemote(world, remote, act, (each) => ({ ...each, owner: team, critical }));
  }
  return done(
    `${remote} belongs to ${team}.`,
    `Next: npm run mfe -- token new ${team} --may stable --reason "…"`,
  );
}

const hasRemote = ({ remotes }: Teams, team: string): boolean =>
  Object.values(remotes).some((each) => each.team === team);

function assertTeam(teams: Teams, team: string): void {
  if (hasRemote(teams, team)) return;
  throw new Refused(
    `There is no team "${team}". Register one: npm run mfe -- team add ${team} --remote <remote>`,
  );
}

const removeSchema = v.object({ team: teamName, reason: params.reason });

async function remove(
  world: World,
  { team, reason }: v.InferOutput<typeof removeSchema>,
): Promise<Outcome> {
  const act = { who: world.who, what: `team remove ${team}`, why: reason };
  await changeTeams(world.store, act, world.now(), (teams) => {
    assertTeam(teams, team);
    return {
      ...teams,
      remotes: withoutTeam(teams.remotes, team),
      tokens: withoutTeam(teams.tokens, team),
    };
  });
  return done(`${team} is gone, and so are its tokens. Its remotes run on.`);
}

const withoutTeam = <T extends { readonly team: string }>(
  records: Readonly<Record<string, T>>,
  team: string,
): Record<string, T> =>
  Object.fromEntries(Object.entries(records).filter(([, each]) => each.team !== team));

const lockLines = (name: string, held: Teams['locks'][string]): string[] =>
  Object.entries(held).flatMap(([channel, lock]) =>
    lock ? [`  ${name} ${channel} locked by ${lock.who} (${lock.why})`] : [],
  );

async function list({ store, now }: World): Promise<Outcome> {
  const { remotes, tokens, locks } = await teamsOf(store);
  const teams = [...new Set(Object.values(remotes).map(({ team }) => team))].toSorted();
  if (teams.length === 0) return done('No team is registered.');
  const linesOf = (team: string): string[] => [
    team,
    ...Object.entries(remotes)
      .filter(([, each]) => each.team === team)
      .map(([name, { critical }]) => `  ${name}${critical ? ' (critical)' : ''}`),
    ...Object.entries(locks)
      .filter(([name]) => remotes[name]?.team === team)
      .flatMap(([name, held]) => lockLines(name, held)),
    ...Object.entries(tokens)
      .filter(([, each]) => each.team === team)
      .map(
        ([id, { may, expires }]) =>
          `  token ${id}, may ${may}, ${Date.parse(expires) <= now().getTime() ? 'expired' : 'until'} ${expires.slice(0, 10)}`,
      ),
  ];
  return done(...teams.flatMap(linesOf));
}

const newTokenSchema = v.object({
  team: teamName,
  may: v.optional(v.picklist(LEVELS, `one of ${LEVELS.join(', ')}`), 'publish'),
  days: v.optional(params.wholeNumber(1, MOST_DAYS), 90),
  reason: params.reason,
});

/** Only the answer contains the token: the store has its hash. */
async function makeToken(
  world: World,
  { team, may, days, reason }: v.InferOutput<typeof newTokenSchema>,
): Promise<Outcome> {
  const { id, text, hash } = newToken();
  const created = world.now().toISOString();
  const expires = new Date(world.now().getTime() + days * DAY_MS).toISOString();
  const act = { who: world.who, what: `token new ${team} (${id}, may ${may})`, why: reason };
  await changeTeams(world.store, act, world.now(), (teams) => {
    assertTeam(teams, team);
    return { ...teams, tokens: { ...teams.tokens, [id]: { team, may, hash, created, expires } } };
  });
  return done(text, `It is shown this once. It may change ${may} until ${expires.slice(0, 10)}.`);
}

const revokeSchema = v.object({
  token: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, 'the number of a token: team list shows it')),
  reason: params.reason,
});

async function revokeToken(
  world: World,
  { token: id, reason }: v.InferOutput<typeof revokeSchema>,
): Promise<Outcome> {
  const act = { who: world.who, what: `token revoke ${id}`, why: reason };
  await changeTeams(world.store, act, world.now(), (teams) => {
    const { [id]: revoked, ...tokens } = teams.tokens;
    if (!revoked) throw new Refused(`There is no token ${id}.`);
    return { ...teams, tokens };
  });
  return done(`Token ${id} works no longer.`);
}

export const teamAddCommand = defineCommand(addSchema, add);
export const teamRemoveCommand = defineCommand(removeSchema, remove);
export const teamListCommand = defineCommand(v.object({}), list);
export const tokenNewCommand = defineCommand(newTokenSchema, makeToken);
export const tokenRevokeCommand = defineCommand(revokeSchema, revokeToken);
