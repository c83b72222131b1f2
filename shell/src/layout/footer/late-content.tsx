import { Found } from '../../found/found';
import { FooterContent } from './footer-content';

/** What the layout shows once the page is idle. */
export function LateContent({ folded }: { readonly folded: boolean }) {
  return (
    <>
      <FooterContent folded={folded} />
      <Found />
    </>
  );
}
