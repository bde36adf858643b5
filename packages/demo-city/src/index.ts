export type * from './City';
export { demoMember } from './members/createMembers';
export { drawAvatar } from './pictures/drawAvatar';
export { drawPicture } from './pictures/drawPicture';
export { planCity, type CitySize } from './planCity';
