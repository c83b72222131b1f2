import * as v from 'valibot';
import { ACCOUNT_TYPES, type Account } from '../../finance';
import { decodeAmount, encodeAmount } from '../amount';
import { dollars, provenance } from '../common';
import { currencyInput, dollarsInput, lineInput } from '../input';
import { decodeProvenance, type Provenance } from '../provenance';

export const accountWireSchema = v.object({
  id: v.string(),
  name: v.string(),
  official_name: v.nullable(v.string()),
  type: v.picklist(ACCOUNT_TYPES),
  type_known: v.optional(v.boolean(), true),
  institution: v.string(),
  balance: v.nullable(dollars),
  currency: v.string(),
  mask: v.nullable(v.string()),
  source: v.picklist(['sample', 'bank', 'manual']),
  closed: v.boolean(),
  as_of: v.nullable(v.string()),
});

type AccountWire = v.InferOutput<typeof accountWireSchema>;

export const accountsAnswerSchema = v.object({
  ...provenance,
  accounts: v.array(accountWireSchema),
});

export interface AccountsAnswer extends Provenance {
  readonly accounts: readonly Account[];
}

export function encodeAccount(account: Account): AccountWire {
  return {
    id: account.id,
    name: account.name,
    official_name: account.officialName,
    type: account.type,
    type_known: account.typeKnown,
    institution: account.institution,
    balance: encodeAmount(account.balance),
    currency: account.currency,
    mask: account.mask,
    source: account.source,
    closed: account.closed,
    as_of: account.asOf,
  };
}

function decodeAccount(wire: AccountWire): Account {
  return {
    id: wire.id,
    name: wire.name,
    officialName: wire.official_name,
    type: wire.type,
    typeKnown: wire.type_known,
    institution: wire.institution,
    balance: decodeAmount(wire.balance),
    currency: wire.currency,
    mask: wire.mask,
    source: wire.source,
    closed: wire.closed,
    asOf: wire.as_of,
  };
}

export function decodeAccounts(raw: unknown): AccountsAnswer {
  const wire = v.parse(accountsAnswerSchema, raw);
  return { ...decodeProvenance(wire), accounts: wire.accounts.map(decodeAccount) };
}

export const accountInputSchema = v.object({
  name: lineInput,
  type: v.picklist(ACCOUNT_TYPES),
  institution: v.optional(lineInput),
  balance: dollarsInput,
  currency: v.optional(currencyInput),
});

export type AccountInput = v.InferOutput<typeof accountInputSchema>;

/** For a bank's account, only the name can change, and the type if the bank does not report it. */
export const accountPatchSchema = v.partial(accountInputSchema);

export type AccountPatch = v.InferOutput<typeof accountPatchSchema>;

export const accountAnswerSchema = v.object({ account: accountWireSchema });
