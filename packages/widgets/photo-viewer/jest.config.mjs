import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'photo-viewer', environment: 'jsdom' });
