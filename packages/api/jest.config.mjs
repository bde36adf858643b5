import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'api', environment: 'node' });
