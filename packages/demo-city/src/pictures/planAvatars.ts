import { createSlug } from '../text/createSlug';

/** Some people have no picture: the demo member, until one can be added, and two others. */
const FACELESS = ['Robin Haldane', 'Tomasz Kowalski', 'Sunny Dhillon'];

/** Relative to the images folder: `avatars/mei-xiong.jpg`; null for people without a picture. */
export function avatarOf(name: string): string | null {
  return FACELESS.includes(name) ? null : `avatars/${createSlug(name)}.jpg`;
}

/** The portraits of these people, to be drawn. */
export function planAvatars(names: readonly string[]): { path: string }[] {
  return names.flatMap((name) => {
    const path = avatarOf(name);
    return path ? [{ path }] : [];
  });
}
