const ONLY = 'only';
const OPENED = 'details';

/** What an address of the accounts screen asks for: one open account or debt, and a filter. */
export interface AccountsChoice {
  /** Id of the account or debt whose details are open; null for none. */
  readonly opened: string | null;
  /** Ids of the only ones to show; empty for all. */
  readonly only: readonly string[];
}

export function readAccountsChoice(params: URLSearchParams): AccountsChoice {
  return { opened: params.get(OPENED), only: params.getAll(ONLY) };
}

/** Writes a choice into parameters; parameters of others stay. */
export function writeAccountsChoice(
  params: URLSearchParams,
  { opened, only }: AccountsChoice,
): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete(OPENED);
  written.delete(ONLY);
  if (opened !== null) written.set(OPENED, opened);
  for (const id of only) written.append(ONLY, id);
  return written;
}

/** The address of the accounts screen where the balances of some accounts and debts are seen. */
export function accountsAddress(ids: readonly string[]): string {
  const [first = null] = ids;
  const isOne = ids.length === 1;
  const choice = { opened: isOne ? first : null, only: isOne ? [] : ids };
  const params = writeAccountsChoice(new URLSearchParams(), choice);
  return params.size === 0 ? '/accounts' : `/accounts?${params.toString()}`;
}
