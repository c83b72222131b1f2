import { appApi, read } from '@halyard/shared-contracts/store';
import {
  FINANCE_PATHS,
  type StatementImport,
  statementImportAnswerSchema,
  type StatementImportInput,
  statementImportsSchema,
  type StatementInput,
  type StatementPreview,
  statementPreviewSchema,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from '../data/on-success';

const LIST = FINANCE_PATHS.statements;

const importOf = ({ import: made }: { readonly import: StatementImport }) => made;

const statementApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardStatementPreview: build.mutation<StatementPreview, StatementInput>({
      query: (body) => ({ ...read(`${LIST}/preview`), method: 'POST', body }),
      rawResponseSchema: statementPreviewSchema,
    }),
    dashboardStatementImport: build.mutation<StatementImport, StatementImportInput>({
      query: (body) => ({ ...read(LIST), method: 'POST', body }),
      rawResponseSchema: statementImportAnswerSchema,
      transformResponse: importOf,
      invalidatesTags: onSuccess,
    }),
    dashboardStatements: build.query<readonly StatementImport[], void>({
      query: () => read(LIST),
      rawResponseSchema: statementImportsSchema,
      transformResponse: ({ imports }: { imports: StatementImport[] }) => imports,
      providesTags: ['Finance'],
    }),
    dashboardStatementUndo: build.mutation<StatementImport, string>({
      query: (id) => ({ ...read(`${LIST}/${encodeURIComponent(id)}`), method: 'DELETE' }),
      rawResponseSchema: statementImportAnswerSchema,
      transformResponse: importOf,
      invalidatesTags: onSuccess,
    }),
  }),
});

export const {
  useDashboardStatementImportMutation,
  useDashboardStatementPreviewMutation,
  useDashboardStatementsQuery,
  useDashboardStatementUndoMutation,
} = statementApi;
