import { useToast } from '@halyard/shared-contracts/ui';
import { serverText } from '../server-text';

/** It reports the result in a toast, offers to undo it, and never rejects. */
export type ReportChange = <T>(
  change: Promise<T>,
  message: string | ((done: T) => string),
  undo?: (done: T) => Promise<unknown>,
) => Promise<boolean>;

/** A change that set nothing has no id. */
const changedNothing = (done: unknown): boolean =>
  typeof done === 'object' && done !== null && 'changeId' in done && done.changeId === null;

const NOT_SAVED = 'The change could not be saved. Please try again.';
const UNDONE = 'Change undone';

export function useReportedChange(): ReportChange {
  const toast = useToast();
  const report: ReportChange = async (change, message, undo) => {
    try {
      const done = await change;
      const action =
        undo && !changedNothing(done)
          ? { label: 'Undo', onClick: () => void report(undo(done), UNDONE) }
          : undefined;
      toast.show({ message: typeof message === 'string' ? message : message(done), action });
      return true;
    } catch (error) {
      toast.show({ message: serverText(error, NOT_SAVED) });
      return false;
    }
  };
  return report;
}
