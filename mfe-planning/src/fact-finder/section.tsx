import { Button, Card } from '@halyard/shared-contracts/ui';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { completeness } from './completeness';
import type { FactFinderDraft } from './fact-finder-draft';

interface SectionProps {
  readonly title: string;
  readonly part: keyof FactFinderDraft;
  readonly children: ReactNode;
}

/** A card that folds and says how much of it is answered. A problem inside unfolds it. */
export function Section({ title, part, children }: SectionProps) {
  const id = useId();
  const { control, formState } = useFormContext<FactFinderDraft>();
  const draft = useWatch({ control, name: part });
  const [isFolded, setFolded] = useState(false);
  const isOpen = !isFolded || formState.errors[part] !== undefined;
  return (
    <Card
      title={title}
      actions={
        <>
          <span>{completeness(draft)}</span>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? 'Hide' : 'Show'} ${title.toLowerCase()}`}
            onClick={() => setFolded(isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        </>
      }
    >
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Card>
  );
}
