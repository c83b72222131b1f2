import { useToast } from '@halyard/shared-contracts/ui';
import { serverText } from '../server-text';

/** It reports the result in a toast, offers to undo it, and never rejects. */
export type ReportChange = <T>(
  change: Promise<T>,
  message: string | ((done: T) => string),
  undo?: (done: T) => Promise<unknown>,
) => Promise<boolean>;

const NOT_SAVED = 'The change could not be saved. Please try again.';
const UNDONE = 'Change undone';

export function useReportedChange(): ReportChange {
  const toast = useToast();
  const report: ReportChange = async (change, message, undo) => {
    try {
      const done = await change;
      const action = undo && { label: 'Undo', onClick: () => void report(undo(done), UNDONE) };
      toast.show({ message: typeof message === 'string' ? message : message(done), action });
      return true;
    } catch (error) {
      toast.show({ message: serverText(error, NOT_SAVED) });
      return false;
    }
  };
  return report;
}
