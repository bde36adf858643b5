import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'site-config', environment: 'jsdom' });
