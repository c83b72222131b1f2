import { billChoice } from './bill-choice';
import type { TableOf } from './entity';
import { paystub } from './paystub';
import { policy } from './policy';
import { scenario } from './scenario';
import { scheduledItem } from './scheduled-item';

export const ENTITIES = [policy, paystub, scheduledItem, billChoice, scenario] as const;

type AnyEntity = (typeof ENTITIES)[number];

export type EntityTables = { [E in AnyEntity as E['table']]: TableOf<E> };

export type EntityName = AnyEntity['name'];
