import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'attack', environment: 'node' });
