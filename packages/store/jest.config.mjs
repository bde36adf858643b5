import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'store', environment: 'jsdom' });
