import type { Paystub } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { useToast } from '@halyard/shared-contracts/ui';
import {
  type NewPaystub,
  useMoneyAddPaystubMutation,
  useMoneyRemovePaystubMutation,
} from './paystub-endpoints';

export function useSavePaystub() {
  const [post, { isLoading, error }] = useMoneyAddPaystubMutation();
  const [drop] = useMoneyRemovePaystubMutation();
  const toast = useToast();

  const add = async (paystub: NewPaystub): Promise<boolean> => {
    const { error: failure } = await post(paystub);
    if (failure === undefined) toast.show({ message: 'Paystub added' });
    return failure === undefined;
  };

  const remove = async ({ id, ...paystub }: Paystub): Promise<boolean> => {
    const { error: failure } = await drop(id);
    const bringBack = async () => {
      const { error: failed } = await post(paystub);
      toast.show({ message: failed ? failureMessage(failed) : 'Change undone' });
    };
    toast.show(
      failure === undefined
        ? {
            message: 'Paystub removed',
            action: { label: 'Undo', onClick: () => void bringBack() },
          }
        : { message: failureMessage(failure) },
    );
    return failure === undefined;
  };

  return { add, adding: isLoading, addError: error, remove };
}
