import { failureMessage, useProfileQuery } from '@halyard/shared-contracts/store';
import { joinQueries, QueryView } from '@halyard/shared-contracts/ui';
import { usePlanningFactFinderQuery } from '../../data/fact-finder-endpoints';
import { GapCard, type GapData } from './gap-card';

export function Gap({ data }: { readonly data: GapData }) {
  const profile = useProfileQuery();
  const facts = usePlanningFactFinderQuery();
  const query = joinQueries(
    [profile, facts],
    profile.data && facts.data
      ? { income: profile.data.profile.income, family: facts.data.family }
      : undefined,
  );
  return (
    <QueryView query={query} loading="Loading the need..." errorMessage={failureMessage}>
      {(more) => <GapCard key={JSON.stringify(more)} data={data} {...more} />}
    </QueryView>
  );
}
