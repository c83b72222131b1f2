import { isApiError } from '@halyard/shared-contracts/store';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export function useConfirmed(error: unknown): void {
  const navigate = useNavigate();
  const isRequired = isApiError(error) && error.code === 'CONFIRM_IDENTITY';
  useEffect(() => {
    if (isRequired) void navigate('/confirm-identity?next=/your-data');
  }, [isRequired, navigate]);
}
