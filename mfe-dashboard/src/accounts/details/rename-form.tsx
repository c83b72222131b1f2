import { Button, Form, TextField } from '@halyard/shared-contracts/ui';
import { useForm, useWatch } from 'react-hook-form';

interface RenameFormProps {
  readonly name: string;
  readonly onSave: (name: string) => Promise<boolean>;
}

export function RenameForm({ name, onSave }: RenameFormProps) {
  const { control, register, handleSubmit } = useForm({ defaultValues: { name } });
  const typed = useWatch({ control, name: 'name' }).trim();
  return (
    <Form onSubmit={handleSubmit(() => onSave(typed))}>
      <TextField label="Name" maxLength={200} {...register('name')} />
      <Button type="submit" variant="primary" disabled={typed === '' || typed === name}>
        Save name
      </Button>
    </Form>
  );
}
