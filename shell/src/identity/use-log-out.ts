import { useNavigate } from 'react-router-dom';
import { useShellLogOutMutation } from './auth-api';

export function useLogOut() {
  const [send, { isLoading, error }] = useShellLogOutMutation();
  const navigate = useNavigate();
  const logOut = async () => {
    const result = await send();
    if (!result.error) await navigate('/log-in');
  };
  return { logOut, isLoading, error };
}
