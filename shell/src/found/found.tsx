import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { FoundDialog } from './found-dialog';

/** `/?found=1` is home right after the first bank was linked. A dialog is no part of the footer around it. */
export function Found() {
  const { pathname, search } = useLocation();
  const isAsked = pathname === '/' && search.includes('found=');
  return isAsked && createPortal(<FoundDialog />, document.body);
}
