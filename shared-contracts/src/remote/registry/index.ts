export {
  ADMIN_URL,
  EVENTS_URL,
  KEYS_ELEMENT_ID,
  HEALTH_DAYS_URL,
  HEALTH_URL,
  QUARANTINE_ELEMENT_ID,
  QUARANTINE_URL,
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
  SIGNATURE_ELEMENT_ID,
  SIGNATURE_URL,
  TELEMETRY_URL,
} from './addresses';
export {
  compatibility,
  CONTRACT_VERSION,
  SHELL_CONTRACT,
  type ShellContract,
  shellContractSchema,
} from './contract';
export { parseChange, type RemotesChange } from './events';
export { isQuarantined, NO_QUARANTINE, parseQuarantine, type Quarantine } from './quarantine';
export {
  type Candidate,
  type CandidateSource,
  type Refusal,
  type ResolveOptions,
  resolveRemote,
} from './resolve';
export { parseRegistry, type Registry, type RegistryRemote } from './schema';
export {
  type FailureClass,
  FAILURES,
  type Telemetry,
  type TelemetryEvent,
  telemetrySchema,
  type TelemetryVital,
  type VitalName,
  VITALS,
} from './telemetry';
export { type KeyRing, type RegistrySignature, verifyRegistry } from './verify';
export { satisfies, versionSchema } from './version';
export {
  parseRelease,
  type RegistryContribution,
  type RegistryEntry,
  type RegistryFile,
  type RegistryRoute,
  type RemoteRelease,
} from './version-entry';
