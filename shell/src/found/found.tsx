import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { FoundDialog } from './found-dialog';

export function Found() {
  const { pathname, search } = useLocation();
  const isAsked = pathname === '/' && search.includes('found=');
  return isAsked && createPortal(<FoundDialog />, document.body);
}
