import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'photos', environment: 'jsdom' });
