interface RuleStart {
  readonly merchant: string;
  readonly category: string;
}

const PATH = '/rules';

export const ruleAddress = ({ merchant, category }: RuleStart): string =>
  `${PATH}?${new URLSearchParams({ merchant, category }).toString()}`;

/** Returns null for an address that starts no rule. */
export function ruleStartOf(params: URLSearchParams): RuleStart | null {
  const merchant = params.get('merchant');
  return merchant === null ? null : { merchant, category: params.get('category') ?? '' };
}
