import type { UserCategory } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Page, QueryView } from '@halyard/shared-contracts/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMoneyCategoriesQuery } from '../data/category-endpoints';
import { CategoryBoard } from './category-board';
import { ChangesCard } from './changes-card';
import styles from '../own-lists.module.css';

const CategorySheet = lazy(async () => {
  const { CategorySheet: Sheet } = await import('./form/category-sheet');
  return { default: Sheet };
});

export function CategoriesScreen() {
  const query = useMoneyCategoriesQuery();
  const [opened, setOpened] = useState<UserCategory | 'new'>();
  const add = useRef<HTMLButtonElement>(null);
  const isGone = useRef(false);
  // A deleted row cannot receive the focus.
  useEffect(() => {
    if (opened !== undefined || !isGone.current) return;
    isGone.current = false;
    add.current?.focus();
  }, [opened]);
  const close = () => setOpened(undefined);
  const leave = () => {
    isGone.current = true;
    close();
  };
  return (
    <Page
      title="Categories"
      lead="Name, color, and arrange them as you like. Everything that Halyard shows follows."
      actions={
        <Button ref={add} variant="primary" onClick={() => setOpened('new')}>
          Add category
        </Button>
      }
    >
      <QueryView query={query} loading="Loading categories..." errorMessage={failureMessage}>
        {(categories) => (
          <div className={styles.cards}>
            <CategoryBoard categories={categories} onOpen={setOpened} />
            <ChangesCard />
            {opened && (
              <Suspense fallback={null}>
                <CategorySheet
                  category={opened === 'new' ? null : opened}
                  categories={categories}
                  onClose={close}
                  onGone={leave}
                />
              </Suspense>
            )}
          </div>
        )}
      </QueryView>
    </Page>
  );
}
