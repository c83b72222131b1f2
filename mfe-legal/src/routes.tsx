import { defineRemote, type RemoteContribution } from '@halyard/shared-contracts/remote';

export const remote = defineRemote('mfe-legal', [
  {
    path: '/privacy-policy',
    load: () =>
      import(/* webpackChunkName: "privacy" */ './privacy/privacy-screen').then((m) => ({
        default: m.PrivacyScreen,
      })),
  },
  {
    path: '/privacy-policy-dynamic',
    load: () =>
      import(/* webpackChunkName: "privacy-dynamic" */ './privacy/privacy-dynamic-screen').then(
        (m) => ({ default: m.PrivacyDynamicScreen }),
      ),
  },
  {
    path: '/terms-of-service',
    load: () =>
      import(/* webpackChunkName: "terms" */ './terms/terms-screen').then((m) => ({
        default: m.TermsScreen,
      })),
  },
  {
    path: '/your-data',
    load: () =>
      import(/* webpackChunkName: "your-data" */ './your-data/your-data-screen').then((m) => ({
        default: m.YourDataScreen,
      })),
  },
  {
    path: '/help',
    load: () =>
      import(/* webpackChunkName: "help" */ './help/help-screen').then((m) => ({
        default: m.HelpScreen,
      })),
  },
  {
    path: '/knowledge-admin',
    load: () =>
      import(
        /* webpackChunkName: "knowledge-admin" */ './knowledge-admin/knowledge-admin-screen'
      ).then((m) => ({ default: m.KnowledgeAdminScreen })),
  },
]);

export const contributions: readonly RemoteContribution[] = [
  {
    slot: 'settings',
    name: 'ai',
    load: () =>
      import(/* webpackChunkName: "ai-permission" */ './your-data/ai-permission').then((m) => ({
        default: m.AiPermission,
      })),
  },
];
