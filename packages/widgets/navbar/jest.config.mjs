import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'navbar', environment: 'jsdom' });
