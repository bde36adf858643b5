/** Fakes for the tests of other packages; never imported by production code. */
export { createFakeStorage, type FakeStorage } from './testing/createFakeStorage';
export { openStore, type OpenedStore } from './testing/openStore';
