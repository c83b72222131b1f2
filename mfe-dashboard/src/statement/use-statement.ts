import { failureMessage } from '@halyard/shared-contracts/store';
import type { StatementInput, StatementPreview } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useDashboardStatementPreviewMutation } from './statement-api';

export type ReadingAnswers = Pick<
  StatementInput,
  'mapping' | 'encoding' | 'account' | 'date_order' | 'decimal' | 'inverted'
>;

export function useStatement(accountId: string) {
  const [input, setInput] = useState<StatementInput | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [preview, { data, error, isLoading, reset }] = useDashboardStatementPreviewMutation();
  // The last preview stays visible while the file is read again.
  const [last, setLast] = useState<StatementPreview | null>(null);
  if (data && data !== last) setLast(data);

  const read = (next: StatementInput) => {
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
      setUnreadable('This file is larger than 4 MB. Export a shorter time');
      return;
    }
    try {
      const content = await readFile(file);
      await read({ account_id: accountId, file_name: file.name, content });
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
    answer: (answers: ReadingAnswers) => void (input && read({ ...input, ...answers })),
    preview: last,
    busy: isLoading,
    problem: unreadable ?? (error === undefined ? null : failureMessage(error)),
  };
}

/** The API sets this limit. */
const MOST_FILE_BYTES = 4_000_000;

/** Returns base64 and rejects when the browser cannot read the file. */
function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}
