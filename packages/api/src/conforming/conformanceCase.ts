import type { World } from './createWorld';

/** One thing that every implementation of the contract must do. It fails by throwing. */
export interface ConformanceCase {
  title: string;
  run(world: World): Promise<void>;
}
