import type { TableOf } from './entity';
import { paystub } from './paystub';
import { policy } from './policy';

export const ENTITIES = [policy, paystub] as const;

type AnyEntity = (typeof ENTITIES)[number];

export type EntityTables = { [E in AnyEntity as E['table']]: TableOf<E> };

export type EntityName = AnyEntity['name'];
