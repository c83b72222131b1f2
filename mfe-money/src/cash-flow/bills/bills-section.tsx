import { Card, Disclosure } from '@halyard/shared-contracts/ui';
import { Address } from './address';
import { BillsCard } from './bills-card';
import { Buffer } from './buffer';
import { SubscriptionsCard } from './subscriptions-card';

/** This loads after the rest of the screen. */
export function BillsSection() {
  return (
    <>
      <BillsCard />
      <SubscriptionsCard />
      <Card title="Buffer and calendar">
        <Disclosure summary="Your buffer">
          <Buffer />
        </Disclosure>
        <Disclosure summary="In your own calendar">
          <Address />
        </Disclosure>
      </Card>
    </>
  );
}
