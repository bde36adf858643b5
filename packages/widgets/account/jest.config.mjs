import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'account', environment: 'jsdom' });
