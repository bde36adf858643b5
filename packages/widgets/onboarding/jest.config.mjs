import { jestConfig } from '@cityguide/tooling/jest';

export default jestConfig({ name: 'onboarding', environment: 'jsdom' });
