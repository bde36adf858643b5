import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'ui', environment: 'jsdom' });
