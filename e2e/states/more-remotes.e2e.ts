import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visitsOf } from '../support/browser';
import { remoteNames } from '../support/declared-screens';
import { describeLooks } from '../support/looks';
import { describeStates } from '../support/states';

/* The states of remotes that have no file of their own here. Several files run at the same time. */

const visit = visitsOf();
const fileOf = (remote: string) =>
  join(import.meta.dirname, `${remote.replace(/^mfe-/, '')}.e2e.ts`);

for (const remote of remoteNames().filter((each) => !existsSync(fileOf(each)))) {
  describeStates(remote, visit);
  describeLooks(remote, visit);
}
