import { useIdle } from '@halyard/shared-contracts/ui';
import { CircleUserRound } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountMenuPopover } from '../late/late';
import { IconButton } from '../icon-button';

/** The key closes the menu when an entry has led to another screen. */
export function AccountMenu() {
  const { key } = useLocation();
  const idle = useIdle();
  return (
    <>
      <IconButton aria-label="Account menu" popoverTarget="account-menu">
        <CircleUserRound size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {idle && (
        <Suspense fallback={null}>
          <AccountMenuPopover key={key} />
        </Suspense>
      )}
    </>
  );
}
