import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv, { type ValidateFunction } from 'ajv';

const names = [
  'LinkTokenCreateResponse',
  'LinkTokenGetResponse',
  'ItemPublicTokenExchangeResponse',
  'ItemGetResponse',
  'ItemRemoveResponse',
  'ItemWebhookUpdateResponse',
  'AccountsGetResponse',
  'TransactionsSyncResponse',
  'TransactionsRefreshResponse',
  'LiabilitiesGetResponse',
  'InvestmentsHoldingsGetResponse',
  'InvestmentsTransactionsGetResponse',
  'TransactionsRecurringGetResponse',
  'InstitutionsGetByIdResponse',
  'WebhookVerificationKeyGetResponse',
  'SandboxPublicTokenCreateResponse',
  'SandboxItemResetLoginResponse',
  'SandboxItemFireWebhookResponse',
  'SandboxTransactionsCreateResponse',
  'PlaidError',
  'SyncUpdatesAvailableWebhook',
  'ItemErrorWebhook',
  'ItemLoginRepairedWebhook',
  'PendingDisconnectWebhook',
  'PendingExpirationWebhook',
  'NewAccountsAvailableWebhook',
  'UserPermissionRevokedWebhook',
  'UserAccountRevokedWebhook',
  'LiabilitiesDefaultUpdateWebhook',
  'HoldingsDefaultUpdateWebhook',
  'DefaultUpdateWebhook',
  'InvestmentsDefaultUpdateWebhook',
  'RecurringTransactionsUpdateWebhook',
] as const;

export type PlaidType = (typeof names)[number];

const cache = fileURLToPath(new URL('../../../.cache/plaid-schema', import.meta.url));
const generator = fileURLToPath(new URL('./generate-schema.mjs', import.meta.url));

type PlaidContract = (name: PlaidType, value: unknown) => string | null;

let contract: PlaidContract | null = null;

/**
 * Compares values with the types of the installed `plaid` package. It returns a description of the mismatch, or
 * null.
 */
export function plaidContract(): PlaidContract {
  contract ??= compiledContract();
  return contract;
}

function compiledContract(): PlaidContract {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addSchema(JSON.parse(schemaText()), 'plaid');
  const validators = new Map<PlaidType, ValidateFunction>();
  return (name, value) => {
    const known = validators.get(name);
    const validate = known ?? ajv.compile({ $ref: `plaid#/definitions/${name}` });
    validators.set(name, validate);
    return validate(value) ? null : `${name}: ${ajv.errorsText(validate.errors)}`;
  };
}

const fingerprint = createHash('sha256').update(names.join()).digest('hex').slice(0, 8);

function schemaText(): string {
  const packageFile = createRequire(import.meta.url).resolve('plaid/package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const file = join(cache, `plaid-${version}-${fingerprint}.json`);
  if (!existsSync(file)) generate(dirname(packageFile), file);
  return readFileSync(file, 'utf8');
}

/** Runs the generator in a separate process, because it loads a whole TypeScript compiler. */
function generate(plaidFolder: string, file: string): void {
  mkdirSync(cache, { recursive: true });
  const types = join(cache, `plaid-types-${process.pid}.ts`);
  writeFileSync(types, typesOnly(readFileSync(join(plaidFolder, 'dist/api.d.ts'), 'utf8')));
  const partial = `${file}.${process.pid}`;
  execFileSync(process.execPath, [generator, types, partial, ...names]);
  renameSync(partial, file);
  rmSync(types);
}

const withoutComments = (code: string): string =>
  code
    .split('/*')
    .map((part, index) => {
      const end = part.indexOf('*/');
      return index === 0 ? part : end === -1 ? '' : part.slice(end + 2);
    })
    .join('');

/** Removes the client, and the comments, which the generator would read as schema keywords. */
function typesOnly(declarations: string): string {
  const models = declarations.slice(
    0,
    declarations.indexOf('export declare const PlaidApiAxiosParamCreator'),
  );
  return withoutComments(models).replaceAll(/^import .*$/gm, '');
}
