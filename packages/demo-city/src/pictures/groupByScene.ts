import type { Picture } from './createVariants';
import type { SceneName } from './sceneKinds';

/** The pictures of each scene. */
export function groupByScene(pictures: readonly Picture[]): ReadonlyMap<SceneName, readonly Picture[]> {
  const groups = new Map<SceneName, Picture[]>();
  for (const picture of pictures) {
    const group = groups.get(picture.scene);
    if (group) group.push(picture);
    else groups.set(picture.scene, [picture]);
  }
  return groups;
}
