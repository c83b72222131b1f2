import { failureMessage } from '@halyard/shared-contracts/store';
import type { StatementInput, StatementPreview } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { MOST_FILE_BYTES, readFile } from './read-file';
import { useDashboardStatementPreviewMutation } from './statement-api';

export type Asked = Pick<StatementInput, 'mapping' | 'date_order' | 'decimal' | 'inverted'>;

export function useStatement(accountId: string) {
  const [input, setInput] = useState<StatementInput | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [preview, { data, error, isLoading, reset }] = useDashboardStatementPreviewMutation();
  // The last preview stays visible while the file is read again.
  const [last, setLast] = useState<StatementPreview | null>(null);
  if (data && data !== last) setLast(data);

  const look = (next: StatementInput) => {
    setInput(next);
    setTurned(new Set());
    return preview(next);
  };
  const choose = async (file: File) => {
    reset();
    setLast(null);
    setInput(null);
    setUnreadable(null);
    if (file.size > MOST_FILE_BYTES) {
      setUnreadable('This file is larger than 4 MB: export a shorter time');
      return;
    }
    try {
      const content = await readFile(file);
      await look({ account_id: accountId, file_name: file.name, content });
    } catch {
      setUnreadable('This file could not be opened. Choose it again');
    }
  };
  const turn = (line: number) => {
    const next = new Set(turned);
    if (!next.delete(line)) next.add(line);
    setTurned(next);
  };
  return {
    input,
    turned,
    turn,
    choose,
    ask: (asked: Asked) => void (input && look({ ...input, ...asked })),
    preview: last,
    busy: isLoading,
    problem: unreadable ?? (error === undefined ? null : failureMessage(error)),
  };
}
