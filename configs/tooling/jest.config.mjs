import { jestConfig } from './src/jest.mjs';

export default jestConfig({ name: 'tooling', environment: 'node' });
