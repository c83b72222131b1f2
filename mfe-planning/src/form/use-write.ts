import { useToast } from '@halyard/shared-contracts/ui';
import { useState } from 'react';

interface WriteState {
  readonly busy: boolean;
  readonly error: unknown;
}

const IDLE: WriteState = { busy: false, error: undefined };

export function useWrite() {
  const [state, setState] = useState(IDLE);
  const toast = useToast();

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
