import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'listing-actions', environment: 'jsdom' });
