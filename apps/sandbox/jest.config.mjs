import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'sandbox', environment: 'jsdom' });
