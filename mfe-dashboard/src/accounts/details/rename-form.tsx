import { Button, Form, TextField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';

interface RenameFormProps {
  readonly name: string;
  readonly onSave: (name: string) => Promise<boolean>;
}

export function RenameForm({ name, onSave }: RenameFormProps) {
  const [text, setText] = useState(name);
  const next = text.trim();
  return (
    <Form onSubmit={() => onSave(next)}>
      <TextField
        label="Name"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={next === '' || next === name}>
        Save name
      </Button>
    </Form>
  );
}
