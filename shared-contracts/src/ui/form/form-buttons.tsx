import type { ReactNode } from 'react';
import { Button } from '../control/button';

interface FormButtonsProps {
  readonly formId: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function FormButtons({ formId, submitLabel, busy, onClose, children }: FormButtonsProps) {
  return (
    <>
      {children}
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" type="submit" form={formId} busy={busy}>
        {submitLabel}
      </Button>
    </>
  );
}
