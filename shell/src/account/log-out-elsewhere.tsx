import { ConfirmDialog } from '@halyard/shared-contracts/ui';
import { useShellEndOtherSessionsMutation } from './account-api';
import { useGuarded } from './guarded-context';

interface LogOutElsewhereProps {
  readonly others: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function LogOutElsewhere({ others, open, onClose }: LogOutElsewhereProps) {
  const [endOthers] = useShellEndOtherSessionsMutation();
  const guarded = useGuarded();
  const confirmed = () => {
    onClose();
    void guarded(() => endOthers());
  };
  return (
    <ConfirmDialog
      open={open && others > 0}
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
