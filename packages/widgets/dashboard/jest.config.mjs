import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'dashboard', environment: 'jsdom' });
