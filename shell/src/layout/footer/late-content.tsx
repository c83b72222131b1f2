import { Found } from '../../found/found';
import { useFirstGoals } from '../../onboarding/use-first-goals';
import { FooterContent } from './footer-content';

export function LateContent({ folded }: { readonly folded: boolean }) {
  useFirstGoals();
  return (
    <>
      <FooterContent folded={folded} />
      <Found />
    </>
  );
}
