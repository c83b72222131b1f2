import { ConfirmDialog } from '@halyard/shared-contracts/ui';
import { useShellEndOtherSessionsMutation } from './account-api';
import { useGuarded } from './guarded-context';

interface LogOutElsewhereProps {
  /** How many other browsers are logged in. */
  readonly others: number;
  /** True once a new way into the account was added. */
  readonly asked: boolean;
  readonly onClose: () => void;
}

/** Offers to end what was opened without the new factor; asks nothing where no other browser is logged in. */
export function LogOutElsewhere({ others, asked, onClose }: LogOutElsewhereProps) {
  const [endOthers] = useShellEndOtherSessionsMutation();
  const guarded = useGuarded();
  const confirmed = () => {
    onClose();
    void guarded(() => endOthers());
  };
  return (
    <ConfirmDialog
      open={asked && others > 0}
      title="Log out everywhere else?"
      message={
        others === 1
          ? 'One other browser is logged in to your account. Log it out unless you know it.'
          : `${others} other browsers are logged in to your account. Log them out unless you know them all.`
      }
      confirmLabel="Log out everywhere else"
      onConfirm={confirmed}
      onClose={onClose}
    />
  );
}
