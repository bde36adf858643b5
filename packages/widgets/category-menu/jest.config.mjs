import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'category-menu', environment: 'jsdom' });
