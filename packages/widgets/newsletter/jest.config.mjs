import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'newsletter', environment: 'jsdom' });
