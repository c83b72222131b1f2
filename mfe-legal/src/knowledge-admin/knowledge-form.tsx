import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  Card,
  Form,
  QueryView,
  SelectField,
  TextArea,
  TextField,
} from '@halyard/shared-contracts/ui';
import { categoryOptions } from './entry-draft';
import { LONGEST } from './entry-draft';
import { useLegalKnowledgeCategoriesQuery } from './knowledge-endpoints';
import { useEntryForm } from './use-entry-form';
import styles from './knowledge-admin.module.css';

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
  const { draft, change, problems, store, busy, error } = useEntryForm();
  return (
    <div className={styles.form}>
      <Form onSubmit={store} problem={error !== undefined && failureMessage(error)}>
        <SelectField
          label="Category"
          options={categoryOptions(categories, draft.category)}
          value={draft.category}
          onChange={({ target }) => change({ category: target.value })}
        />
        <TextField
          label="Title"
          maxLength={LONGEST.title}
          value={draft.title}
          error={problems.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label="Content"
          className={styles.content}
          maxLength={LONGEST.content}
          value={draft.content}
          error={problems.content}
          onChange={({ target }) => change({ content: target.value })}
        />
        <TextField
          label="Advisor name"
          hint="Leave it empty when nobody is to be named."
          maxLength={LONGEST.advisorName}
          value={draft.advisorName}
          onChange={({ target }) => change({ advisorName: target.value })}
        />
        <div>
          <Button variant="primary" type="submit" busy={busy}>
            Store entry
          </Button>
        </div>
      </Form>
    </div>
  );
}
