/** For the tests of widgets. Nothing that ships imports it. */
export { enhancePage } from './testing/enhancePage';
