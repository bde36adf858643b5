import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'embed', environment: 'jsdom' });
