export { defineRemote, isRemoteModule, type RemoteModule, type RemoteRoute } from './remote-module';
export { mountStandalone } from './mount-standalone';
