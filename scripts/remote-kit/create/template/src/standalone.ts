import { mountStandalone } from '@halyard/shared-contracts/remote';
import { stories } from './overview/overview.stories';
import { remote } from './routes';

const storyRoutes = Object.entries(stories).map(([name, Story]) => ({
  path: `/stories/${name}`,
  load: async () => ({ default: Story }),
}));

mountStandalone({ ...remote, routes: [...remote.routes, ...storyRoutes] });
