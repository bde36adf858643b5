import type { SceneName } from '../pictures/sceneKinds';

interface Plan {
  name: string;
  description: string;
  price: string;
  /** Local hour of the start, and how long it goes on. */
  hour: number;
  hours: number;
  scene: SceneName;
}

/** Happens at several places of these sub types; its name is followed by ` at ` and the place's. */
export interface PlacedPlan extends Plan {
  subTypes: readonly string[];
}

/** Happens once, where no listing is. */
export interface StreetPlan extends Plan {
  address: string;
}
