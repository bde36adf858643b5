import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'bookmark', environment: 'jsdom' });
