import { Button } from '@halyard/shared-contracts/ui';
import { type DragEvent, useRef, useState } from 'react';
import styles from './statement.module.css';

interface FileDropProps {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

export function FileDrop({ busy, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>Drop a CSV, OFX, QFX or QIF file of your bank here, or choose one. Up to 4 MB.</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.ofx,.qfx,.qif,text/csv"
        aria-label="Statement file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </div>
  );
}
