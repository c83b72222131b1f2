import { useToldChange } from '../data/use-told-change';
import { useDashboardStatementUndoMutation } from './statement-api';

export function useUndoImport(): (id: string) => Promise<boolean> {
  const [undo] = useDashboardStatementUndoMutation();
  const told = useToldChange();
  return (id) => told(undo(id).unwrap(), 'Import undone');
}
