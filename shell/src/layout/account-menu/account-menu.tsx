import { useIdle } from '@halyard/shared-contracts/ui';
import { UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { AccountMenuPopover } from '../late/late';
import { IconButton } from '../icon-button';

export function AccountMenu() {
  const idle = useIdle();
  return (
    <>
      <IconButton aria-label="Account menu" popoverTarget="account-menu">
        <UserRound size={22} aria-hidden="true" />
      </IconButton>
      {idle && (
        <Suspense fallback={null}>
          <AccountMenuPopover />
        </Suspense>
      )}
    </>
  );
}
