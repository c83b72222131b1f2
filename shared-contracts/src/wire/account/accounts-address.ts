const ONLY = 'only';
const OPENED = 'details';

export interface AccountsChoice {
  readonly opened: string | null;
  /** Only rows with these ids are shown. It is empty for all. */
  readonly only: readonly string[];
}

export function readAccountsChoice(params: URLSearchParams): AccountsChoice {
  return { opened: params.get(OPENED), only: params.getAll(ONLY) };
}

/** Other parameters stay. */
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

export function accountsAddress(ids: readonly string[]): string {
  const [first = null] = ids;
  const isOne = ids.length === 1;
  const choice = { opened: isOne ? first : null, only: isOne ? [] : ids };
  const params = writeAccountsChoice(new URLSearchParams(), choice);
  return params.size === 0 ? '/accounts' : `/accounts?${params.toString()}`;
}
