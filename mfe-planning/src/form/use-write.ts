import { useToast } from '@halyard/shared-contracts/ui';
import { useState } from 'react';

interface WriteState {
  readonly busy: boolean;
  /** Why the last write failed; undefined before the first and after a good one. */
  readonly error: unknown;
}

const IDLE: WriteState = { busy: false, error: undefined };

/** One write at a time: a success is reported by a toast, and the form shows a failure. */
export function useWrite() {
  const [state, setState] = useState(IDLE);
  const toast = useToast();

  /** Whether it was done. A second press while the first is on its way does nothing. */
  const run = async (write: () => Promise<unknown>, message: string): Promise<boolean> => {
    if (state.busy) return false;
    setState({ busy: true, error: undefined });
    try {
      await write();
    } catch (error) {
      setState({ busy: false, error });
      return false;
    }
    setState(IDLE);
    toast.show({ message });
    return true;
  };

  return { ...state, run };
}
