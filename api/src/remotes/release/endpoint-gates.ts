import type { RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import { PATHS } from '@halyard/shared-contracts/wire';

const OWN_PATHS: readonly string[] = Object.values(PATHS).flatMap((each) =>
  typeof each === 'string' ? [each] : Object.values(each),
);

const withoutQuery = (address: string): string => address.split('?')[0] ?? address;

/** `calls` are beginnings of paths, such as `/api/finance/`, and may name one entry below a path. */
const isKnownCall = (call: string): boolean =>
  OWN_PATHS.some((path) => path.startsWith(call) || call.startsWith(`${path}/`));

const isKnownRead = (read: string): boolean => OWN_PATHS.includes(withoutQuery(read));

/** Returns the calls of a build that this API does not have: its screens would only show an error. */
export function endpointGates({
  calls = [],
  routes,
}: Pick<RemoteRelease, 'calls' | 'routes'>): string[] {
  return [
    ...calls
      .filter((call) => !isKnownCall(call))
      .map((call) => `It calls ${call}, which this API does not have.`),
    ...routes.flatMap(({ path, reads = [] }) =>
      reads
        .filter((read) => !isKnownRead(read))
        .map((read) => `${path} reads ${read}, which this API does not have.`),
    ),
  ];
}
