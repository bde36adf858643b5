import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'save-button', environment: 'jsdom' });
