import type { SceneName } from '../pictures/sceneKinds';

interface EventPlanBase {
  name: string;
  description: string;
  price: string;
  /** Local hour of the start, and the duration in hours. */
  hour: number;
  hours: number;
  scene: SceneName;
}

/** Takes place at several listings of these sub types; its name is followed by ` at ` and the listing's. */
export interface VenueEventPlan extends EventPlanBase {
  subTypes: readonly string[];
}

/** Takes place once, away from any listing. */
export interface StreetEventPlan extends EventPlanBase {
  address: string;
}
