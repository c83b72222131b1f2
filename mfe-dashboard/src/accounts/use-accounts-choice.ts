import {
  type AccountsChoice,
  readAccountsChoice,
  writeAccountsChoice,
} from '@halyard/shared-contracts/wire';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export function useAccountsChoice() {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (part: Partial<AccountsChoice>) =>
      setParams((now) => writeAccountsChoice(now, { ...readAccountsChoice(now), ...part }), {
        replace: true,
      }),
    [setParams],
  );
  return { ...readAccountsChoice(params), choose };
}
