import { ButtonLink, Card } from '@halyard/shared-contracts/ui';
import { useLegalRecordsQuery } from './your-data-endpoints';

export function AiPermission() {
  const { data } = useLegalRecordsQuery();
  if (!data) return null;
  return (
    <Card title="AI answers" actions={<ButtonLink to="/your-data">Your data</ButtonLink>}>
      <p>
        {data.consents[0]?.granted
          ? 'You allow an AI provider to read your questions, without your figures.'
          : 'No question is sent to an AI provider, because you have not allowed it.'}
      </p>
    </Card>
  );
}
