import { eslintConfig } from '@cityguide/tooling/eslint';

export default eslintConfig();
