/*
 * Whether somebody is there, and what they are about to use. A separate entry without imports: the first part of the embed
 * script, core and enhancers bundle what they use of it.
 */
export { isDataScarce } from './presence/isDataScarce';
export { listenForSigns } from './presence/listenForSigns';
export { whenNear } from './presence/whenNear';
