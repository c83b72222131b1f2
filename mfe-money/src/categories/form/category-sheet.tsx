import { isFixedCategory, type UserCategory } from '@halyard/shared-contracts/finance';
import { useToast } from '@halyard/shared-contracts/ui';
import { FormButtons } from '@halyard/shared-contracts/ui';
import { Sheet } from '@halyard/shared-contracts/ui/parts';
import { useId } from 'react';
import {
  useMoneyAddCategoryMutation,
  useMoneyChangeCategoryMutation,
} from '../../data/category-endpoints';
import { type CategoryDraft, categoryInputOf } from './category-draft';
import { CategoryForm } from './category-form';
import { CategoryMoves } from './category-moves';
import styles from './form.module.css';

interface CategorySheetProps {
  /** A null value adds a new category. */
  readonly category: UserCategory | null;
  readonly categories: readonly UserCategory[];
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Categories that Halyard itself uses cannot change their kind. */
function patchOf({ id }: UserCategory, draft: CategoryDraft) {
  const { kind, ...look } = categoryInputOf(draft);
  return isFixedCategory(id) ? look : { ...look, kind, hidden: draft.hidden };
}

export function CategorySheet({ category, categories, onClose, onGone }: CategorySheetProps) {
  const formId = useId();
  const [add, adding] = useMoneyAddCategoryMutation();
  const [change, changing] = useMoneyChangeCategoryMutation();
  const toast = useToast();
  const save = async (draft: CategoryDraft) => {
    const { error } = category
      ? await change({ id: category.id, patch: patchOf(category, draft) })
      : await add(categoryInputOf(draft));
    if (error) return;
    toast.show({ message: category ? 'Category saved' : `Added ${draft.name.trim()}` });
    onClose();
  };
  return (
    <Sheet
      open
      title={category ? category.name : 'Add category'}
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          submitLabel={category ? 'Save' : 'Add'}
          busy={adding.isLoading || changing.isLoading}
          onClose={onClose}
        />
      }
    >
      <div className={styles.sheet}>
        <CategoryForm
          id={formId}
          category={category}
          categories={categories}
          error={adding.error ?? changing.error}
          onSave={save}
        />
        {category && <CategoryMoves category={category} categories={categories} onDone={onGone} />}
      </div>
    </Sheet>
  );
}
