import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  Card,
  Form,
  QueryView,
  SelectField,
  TextArea,
  TextField,
  useToast,
} from '@halyard/shared-contracts/ui';
import { useForm } from 'react-hook-form';
import {
  categoryOptions,
  EMPTY_ENTRY,
  type EntryDraft,
  entryOf,
  entryProblems,
  LONGEST,
} from './entry-draft';
import styles from './knowledge-admin.module.css';
import {
  useLegalKnowledgeCategoriesQuery,
  useLegalStoreKnowledgeMutation,
} from './knowledge-endpoints';

export function KnowledgeForm() {
  const query = useLegalKnowledgeCategoriesQuery();
  return (
    <Card title="Add an entry">
      <QueryView query={query} loading="Loading..." errorMessage={failureMessage}>
        {(categories) => <EntryForm categories={categories} />}
      </QueryView>
    </Card>
  );
}

function EntryForm({ categories }: { readonly categories: readonly string[] }) {
  const form = useForm<EntryDraft>({ defaultValues: EMPTY_ENTRY, shouldFocusError: false });
  const { register, handleSubmit, reset, getValues, formState } = form;
  const [post, { isLoading, error }] = useLegalStoreKnowledgeMutation();
  const toast = useToast();

  const store = async (draft: EntryDraft) => {
    const { error: failure } = await post(entryOf(draft));
    if (failure !== undefined) return;
    toast.show({ message: 'Entry stored' });
    reset({ ...EMPTY_ENTRY, category: draft.category });
  };

  return (
    <div className={styles.form}>
      <Form onSubmit={handleSubmit(store)} problem={error !== undefined && failureMessage(error)}>
        <SelectField
          label="Category"
          options={categoryOptions(categories, getValues('category'))}
          {...register('category')}
        />
        <TextField
          label="Title"
          maxLength={LONGEST.title}
          error={formState.errors.title?.message}
          {...register('title', { validate: (_, draft) => entryProblems(draft).title })}
        />
        <TextArea
          label="Content"
          className={styles.content}
          maxLength={LONGEST.content}
          error={formState.errors.content?.message}
          {...register('content', { validate: (_, draft) => entryProblems(draft).content })}
        />
        <TextField
          label="Advisor name"
          hint="Leave it empty to name no advisor."
          maxLength={LONGEST.advisorName}
          {...register('advisorName')}
        />
        <div>
          <Button variant="primary" type="submit" busy={isLoading}>
            Store entry
          </Button>
        </div>
      </Form>
    </div>
  );
}
