import { Button, Card } from '@halyard/shared-contracts/ui';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { completeness } from './completeness';
import type { FactFinderDraft, FactFinderPart } from './fact-finder-draft';
import styles from './fact-finder.module.css';

interface SectionProps {
  readonly title: string;
  readonly part: FactFinderPart;
  readonly children: ReactNode;
}

/** A problem inside the section unfolds it. */
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
          <span className={styles.answered}>{completeness(draft)}</span>
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
