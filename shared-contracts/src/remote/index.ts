export { defineRemote, isRemoteModule, type RemoteModule, type RemoteRoute } from './remote-module';
export {
  parseRegistry,
  type Registry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
  type RegistryEntry,
  type RegistryRoute,
} from './registry';
export { mountStandalone } from './mount-standalone';
