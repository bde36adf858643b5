import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'demo-city', environment: 'node' });
