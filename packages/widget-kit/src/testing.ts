/** For the tests of widgets; never imported by production code. */
export { enhancePage } from './testing/enhancePage';
export { startEnhancedPage, type EnhancedPage } from './testing/startEnhancedPage';
