import { createSlug } from '../text/createSlug';

/** Some people show no face: the demo member, until there is a way to add one, and two others. */
const FACELESS = ['Robin Haldane', 'Tomasz Kowalski', 'Sunny Dhillon'];

/** Below the images folder: `avatars/mei-xiong.jpg`; null for who shows no face. */
export function avatarOf(name: string): string | null {
  return FACELESS.includes(name) ? null : `avatars/${createSlug(name)}.jpg`;
}

/** The faces of these people, to be drawn. */
export function planAvatars(names: readonly string[]): { path: string }[] {
  return names.flatMap((name) => {
    const path = avatarOf(name);
    return path ? [{ path }] : [];
  });
}
