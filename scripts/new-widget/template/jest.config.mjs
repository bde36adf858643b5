import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'the-widget', environment: 'jsdom' });
