import { isApiError } from '@halyard/shared-contracts/store';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export function useConfirmed(error: unknown): void {
  const navigate = useNavigate();
  const isAsked = isApiError(error) && error.code === 'CONFIRM_IDENTITY';
  useEffect(() => {
    if (isAsked) void navigate('/confirm-identity?next=/your-data');
  }, [isAsked, navigate]);
}
