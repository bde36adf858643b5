import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'widget-kit', environment: 'jsdom' });
