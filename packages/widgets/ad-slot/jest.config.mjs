import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'ad-slot', environment: 'jsdom' });
