import type { TestContext } from './createTestContext';

/** One requirement for every implementation of the contract. It fails by throwing. */
export interface ConformanceCase {
  title: string;
  run(context: TestContext): Promise<void>;
}
