import { useReportedChange } from '../data/use-reported-change';
import { useDashboardStatementUndoMutation } from './statement-api';

export function useUndoImport(): (id: string) => Promise<boolean> {
  const [undo] = useDashboardStatementUndoMutation();
  const report = useReportedChange();
  return (id) => report(undo(id).unwrap(), 'Import undone');
}
