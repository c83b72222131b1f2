import { appApi, read } from '@halyard/shared-contracts/store';
import {
  decodeRule,
  decodeRuleApplied,
  decodeRulePreview,
  decodeRules,
  FINANCE_PATHS,
  type RuleBody,
  type RulePreview,
  type RuleWire,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';

export interface RuleEdit extends RuleBody {
  /** It is absent for a new rule. */
  readonly id?: string | undefined;
  readonly name: string | null;
  readonly order?: number | undefined;
}

interface PreviewPage {
  readonly rule: RuleEdit;
  readonly from: number;
}

const one = (id: string): string => `${FINANCE_PATHS.rules}/${encodeURIComponent(id)}`;

function placed(rules: readonly RuleWire[], id: string, order: number): RuleWire[] {
  const moved = rules.filter((rule) => rule.id === id);
  const others = rules.filter((rule) => rule.id !== id);
  return [...others.slice(0, order), ...moved, ...others.slice(order)];
}

const ruleApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    moneyRules: build.query<readonly RuleWire[], void>({
      query: () => read(FINANCE_PATHS.rules),
      transformResponse: decodeRules,
      providesTags: ['Finance'],
    }),
    moneyRulePreview: build.query<RulePreview, PreviewPage>({
      query: ({ rule, from }) => ({
        ...read(FINANCE_PATHS.rulePreview, { from: String(from) }),
        method: 'POST',
        body: rule,
      }),
      transformResponse: decodeRulePreview,
      providesTags: ['Finance'],
      keepUnusedDataFor: 0,
    }),
    moneySaveRule: build.mutation<RuleWire, RuleEdit>({
      query: ({ id, ...body }) =>
        id === undefined
          ? { ...read(FINANCE_PATHS.rules), method: 'POST', body }
          : { ...read(one(id)), method: 'PUT', body },
      transformResponse: decodeRule,
      onQueryStarted: async ({ id, order }, { dispatch, queryFulfilled }) => {
        if (id === undefined || order === undefined) return;
        const shown = dispatch(
          ruleApi.util.updateQueryData('moneyRules', undefined, (now) => placed(now, id, order)),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: onSuccess,
    }),
    moneyRemoveRule: build.mutation<unknown, string>({
      query: (id) => ({ ...read(one(id)), method: 'DELETE' }),
      invalidatesTags: ['Finance'],
    }),
    moneyApplyRule: build.mutation<ReturnType<typeof decodeRuleApplied>, string>({
      query: (id) => ({ ...read(`${one(id)}/apply`), method: 'POST' }),
      transformResponse: decodeRuleApplied,
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const {
  useMoneyApplyRuleMutation,
  useMoneyRemoveRuleMutation,
  useMoneyRulePreviewQuery,
  useMoneyRulesQuery,
  useMoneySaveRuleMutation,
} = ruleApi;
